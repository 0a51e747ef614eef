// Exports files, texts for the clipboard and texts for other programs. Each function
// calls done once, with the result: "" for success, "refused" or "cancelled" if the
// browser or the player did so, or else the browser's error message.
//
// Browsers allow this only soon after a key press or tap. The program acts in
// the next frame, well within that time.
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

	// picked lets the player choose where a file goes, if the browser has a
	// dialog for that. If that is not allowed, the file is downloaded instead.
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

	// selected copies by way of a text field, the method older than the clipboard
	// API. It also works on pages without HTTPS, where there is no such API.
	function selected(text) {
		const had = document.activeElement;
		const field = document.createElement("textarea");
		field.value = text;
		field.readOnly = true; // keeps the on-screen keyboard away
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

	// Safari wants the picture as a promise, created within the user gesture.
	globalThis.tidepoolCanCopyPicture = () => Boolean(globalThis.ClipboardItem && navigator.clipboard?.write);
	// Older browsers throw at once, which would end the program.
	globalThis.tidepoolCopyPicture = (bytes, done) => {
		try {
			const blob = Promise.resolve(new Blob([bytes], { type: "image/png" }));
			navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]).then(() => done(""), (error) => done(told(error)));
		} catch (error) {
			done(told(error));
		}
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
