// Hands out what the program gives its owner: files, text for the clipboard,
// text for other programs. Each function tells done, once, what became of it:
// "" for well, "refused" or "cancelled" by the browser or its owner, or what
// the browser says.
//
// Browsers allow it only soon after a key or a finger. The program acts in the
// first picture after that, well within what they call soon.
"use strict";

(() => {
	const types = { csv: "text/csv", png: "image/png", txt: "text/plain" };

	function told(error) {
		switch (error?.name) {
		case "AbortError":
			return "cancelled";
		case "NotAllowedError":
		case "SecurityError":
			return "refused";
		}
		return String(error?.message || error) || "failed";
	}

	globalThis.tidepoolSave = (name, bytes, done) => {
		try {
			const type = types[name.split(".").pop()] || "application/octet-stream";
			const link = document.createElement("a");
			link.href = URL.createObjectURL(new Blob([bytes], { type }));
			link.download = name;
			link.click();
			setTimeout(() => URL.revokeObjectURL(link.href), 60 * 1000);
			done("");
		} catch (error) {
			done(told(error));
		}
	};

	// selected copies by way of a field, as pages did before there was a
	// clipboard for them. Where the browser has none for a page without a
	// certificate, it still has this.
	function selected(text) {
		const had = document.activeElement;
		const field = document.createElement("textarea");
		field.value = text;
		field.readOnly = true; // no keyboard comes up
		field.style.cssText = "position:fixed;top:0;opacity:0";
		document.body.append(field);
		field.select();
		const well = document.execCommand("copy");
		field.remove();
		had?.focus?.({ preventScroll: true });
		return well;
	}

	globalThis.tidepoolCopy = async (text, done) => {
		try {
			await navigator.clipboard.writeText(text);
			done("");
		} catch (error) {
			done(selected(text) ? "" : navigator.clipboard ? told(error) : "refused");
		}
	};

	globalThis.tidepoolShare = (title, text, done) => {
		navigator.share({ title, text }).then(() => done(""), (error) => done(told(error)));
	};
})();
