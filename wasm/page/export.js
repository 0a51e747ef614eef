// Hands out what the program gives its owner: files, text for the clipboard,
// text for other programs. Each function tells done, once, what became of it:
// "" for well, "refused" or "cancelled" by the browser or its owner, or what
// the browser says.
//
// Browsers allow it only soon after a key or a finger. The program acts in the
// first picture after that, well within what they call soon.
"use strict";

(() => {
	const types = { csv: "text/csv", gif: "image/gif", png: "image/png", svg: "image/svg+xml", txt: "text/plain" };

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

	const typeOf = (name) => types[name.split(".").pop()] || "application/octet-stream";

	// picked lets the owner say where a file goes, where the browser has a way
	// to ask; what it does not allow is no reason not to give the file.
	async function picked(name, bytes) {
		if (!globalThis.showSaveFilePicker) {
			return false;
		}
		let handle;
		try {
			handle = await showSaveFilePicker({ suggestedName: name });
		} catch (error) {
			if (error.name === "AbortError") {
				throw error;
			}
			return false;
		}
		const writer = await handle.createWritable();
		await writer.write(bytes);
		await writer.close();
		return true;
	}

	function downloaded(name, bytes) {
		const link = document.createElement("a");
		link.href = URL.createObjectURL(new Blob([bytes], { type: typeOf(name) }));
		link.download = name;
		link.click();
		setTimeout(() => URL.revokeObjectURL(link.href), 60 * 1000);
	}

	globalThis.tidepoolSave = async (name, bytes, done) => {
		try {
			if (!await picked(name, bytes)) {
				downloaded(name, bytes);
			}
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

	// Safari wants the picture itself as a promise, within the gesture.
	globalThis.tidepoolCanCopyPicture = () => Boolean(globalThis.ClipboardItem && navigator.clipboard?.write);
	globalThis.tidepoolCopyPicture = (bytes, done) => {
		const blob = Promise.resolve(new Blob([bytes], { type: "image/png" }));
		navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]).then(() => done(""), (error) => done(told(error)));
	};

	const fileOf = (name, bytes) => new File([bytes], name, { type: typeOf(name) });

	globalThis.tidepoolCanShareFile = (name) => Boolean(navigator.canShare?.({ files: [fileOf(name, new Uint8Array(1))] }));
	globalThis.tidepoolShareFile = (name, bytes, done) => {
		navigator.share({ files: [fileOf(name, bytes)] }).then(() => done(""), (error) => done(told(error)));
	};

	globalThis.tidepoolShare = (title, text, done) => {
		navigator.share({ title, text }).then(() => done(""), (error) => done(told(error)));
	};
})();
