// Imports files that are chosen or dropped, and pasted text. Also turns
// pictures into PNG files, with the browser's encoder.
//
// Imports are reported as a problem, "" for none, a list of names and a list of
// contents. A content that could not be read is a text that says why.
"use strict";

(() => {
	const mostFile = 16 << 20; // bytes, the same as in the program
	const mostFiles = 100;

	async function contents(file) {
		if (file.size > mostFile) {
			return "large";
		}
		try {
			return new Uint8Array(await file.arrayBuffer());
		} catch (error) {
			return String(error?.message || error); // a folder, or a deleted file
		}
	}

	async function bring(list, done) {
		const files = Array.from(list);
		if (files.length > mostFiles) {
			done("large", [], []);
			return;
		}
		done("", files.map((file) => file.name), await Promise.all(files.map(contents)));
	}

	const bringText = (text, done) => done("", [""], [text.length > mostFile ? "large" : new TextEncoder().encode(text)]);

	// The last file input stays until the next one: not every browser reports
	// that its dialog was cancelled.
	let input;

	globalThis.tidepoolOpen = (done) => {
		input?.remove();
		input = document.createElement("input");
		input.type = "file";
		input.multiple = true;
		input.hidden = true;
		input.accept = ".txt,.pgn,text/plain";
		input.addEventListener("change", () => bring(input.files, done));
		input.addEventListener("cancel", () => done("cancelled", [], []));
		document.body.append(input); // some browsers drop it otherwise
		try {
			input.showPicker();
		} catch (error) {
			if (error.name === "NotAllowedError") {
				done("refused", [], []);
			} else {
				input.click();
			}
		}
	};

	globalThis.tidepoolPaste = async (done) => {
		try {
			bringText(await navigator.clipboard.readText(), done);
		} catch (error) {
			done("refused", [], []);
		}
	};

	// The engine would read dropped items and crash on one without a file
	// system entry; the browser would leave the page to open a file. So drops
	// are stopped here, anywhere on the page.
	const wanted = (event) => Boolean(globalThis.tidepoolBring) && Array.from(event.dataTransfer?.types || []).includes("Files");

	for (const type of ["dragenter", "dragover", "drop"]) {
		window.addEventListener(type, (event) => {
			event.preventDefault();
			event.stopPropagation();
			if (event.dataTransfer) {
				event.dataTransfer.dropEffect = wanted(event) ? "copy" : "none";
			}
			if (type === "drop" && event.dataTransfer?.files.length > 0) {
				bring(event.dataTransfer.files, (...brought) => globalThis.tidepoolBring?.(...brought));
			}
		}, true);
	}

	window.addEventListener("paste", (event) => {
		const field = event.target?.tagName === "INPUT" || event.target?.tagName === "TEXTAREA";
		const data = event.clipboardData;
		if (field || !data || !globalThis.tidepoolBring) {
			return;
		}
		event.preventDefault();
		if (data.files.length > 0) {
			bring(data.files, globalThis.tidepoolBring);
		} else if (data.getData("text/plain").trim() !== "") {
			bringText(data.getData("text/plain"), globalThis.tidepoolBring);
		}
	}, true);

	// tidepoolPNG encodes opaque pixels, row by row, as a PNG, or answers null: a
	// phone may have no memory for another canvas. An exception would end the program.
	globalThis.tidepoolPNG = (pixels, width, height, done) => {
		try {
			const canvas = document.createElement("canvas");
			canvas.width = width;
			canvas.height = height;
			canvas.getContext("2d").putImageData(new ImageData(new Uint8ClampedArray(pixels.buffer), width, height), 0, 0);
			canvas.toBlob((blob) => {
				if (!blob) {
					done(null);
					return;
				}
				blob.arrayBuffer().then((bytes) => done(new Uint8Array(bytes)), () => done(null));
			}, "image/png");
		} catch (error) {
			done(null);
		}
	};
})();
