// Brings in what the program's owner has: files that are chosen or dropped,
// text that is pasted. And pictures go out here, which the browser itself turns
// into files.
//
// What is brought is told as a problem, "" for none, and a list of names and one
// of contents, in which what could not be had is a text that says why.
"use strict";

(() => {
	const mostFile = 16 << 20; // bytes, as the program has it
	const mostFiles = 100;

	async function contents(file) {
		if (file.size > mostFile) {
			return "large";
		}
		try {
			return new Uint8Array(await file.arrayBuffer());
		} catch (error) {
			return String(error?.message || error); // a folder, or a file that is gone
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

	// The last question for files stands until the next one: not every browser
	// tells that it was called off.
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
		document.body.append(input); // or some browsers forget it
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

	// The engine would look into what is dropped, and end at what has no entry
	// in a file system; the browser would leave the page for a file. Nothing of
	// it comes through to them, wherever on the page it is.
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

	// tidepoolPNG turns opaque pixels, row by row, into a PNG.
	globalThis.tidepoolPNG = (pixels, width, height, done) => {
		const canvas = document.createElement("canvas");
		canvas.width = width;
		canvas.height = height;
		canvas.getContext("2d").putImageData(new ImageData(new Uint8ClampedArray(pixels.buffer), width, height), 0, 0);
		canvas.toBlob(async (blob) => done(blob ? new Uint8Array(await blob.arrayBuffer()) : null), "image/png");
	};
})();
