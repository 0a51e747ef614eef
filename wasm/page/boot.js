// Loads and starts the program, and reports progress and failures as text.
//
// The program calls tidepoolReady() once its first picture is on the screen.
"use strict";

(() => {
	const program = "tidepool.wasm";

	// Without one of the page's scripts something would fail later: without
	// store.js, for one, no game would be kept.
	const parts = ["Go", ..."Store Word Settled Mirror Playing Save Open Frame News Recover File Keep".split(" ").map((name) => `tidepool${name}`)];
	const word = globalThis.tidepoolWord || ((key) => key === "retry" ? "Try again" : "Tidepool could not be loaded.");

	const part = (id) => document.getElementById(id);
	const shell = part("shell");
	const bar = part("bar");
	const action = part("action");
	// On a first visit the shell shows a preview of the menu.
	const still = !navigator.serviceWorker?.controller;

	// say shows the shell with a message. Without a choice there is no button.
	function say(message, detail, choice) {
		part("message").textContent = message;
		part("detail").textContent = detail || "";
		action.hidden = !choice;
		if (choice) {
			action.textContent = choice.label;
			action.onclick = choice.act;
		}
		bar.hidden = true;
		shell.classList.toggle("still", still && !choice);
		shell.classList.remove("starting");
		shell.hidden = false;
		if (choice) {
			action.focus();
		}
	}

	const reload = (label) => ({ label, act: globalThis.tidepoolReload });

	// lacking returns the message to show if this browser cannot run the program.
	function lacking() {
		if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiate !== "function") {
			return word("nowasm");
		}
		return typeof WebGL2RenderingContext === "undefined" ? word("nowebgl") : "";
	}

	// draws reports whether WebGL 2 works. The check takes a fifth of a second,
	// so it is made only if the program ended before its first picture.
	const draws = () => Boolean(document.createElement("canvas").getContext("webgl2"));

	// progress shows how much of the program has arrived. The total is written
	// into the page at build time, as Content-Length counts compressed bytes
	// while the bytes that arrive here are uncompressed. For the same reason
	// only the share is shown, not a number of bytes.
	const total = Number(document.body.dataset.programBytes);

	function progress(done) {
		bar.hidden = false;
		if (!total) {
			bar.removeAttribute("value");
			return;
		}
		const share = Math.min(1, done / total);
		bar.max = 1;
		bar.value = share;
		part("detail").textContent = word("percent", { percent: Math.floor(share * 100) });
	}

	// compile downloads the program and compiles it while it arrives, or afterwards
	// where the browser or the server's content type rules out streaming.
	async function compile(imports) {
		const { module, instance } = await compiled(imports);
		paintWith(module);
		return instance;
	}

	function compiled(imports) {
		performance.mark("tidepool asked");
		return globalThis.tidepoolFetch(program, (response, read) => instantiate(response, read, imports));
	}

	async function instantiate(response, read, imports) {
		const type = response.headers.get("Content-Type") || "";
		const streams = WebAssembly.instantiateStreaming && /^application\/wasm\s*$/i.test(type);
		if (streams && navigator.serviceWorker?.controller) {
			// The file is already here. Browsers reuse compiled code only for a
			// body that nothing else reads.
			const result = await WebAssembly.instantiateStreaming(response, imports);
			progress(total);
			performance.mark("tidepool loaded");
			return result;
		}
		if (streams) {
			const counted = response.clone();
			const counting = read(counted, progress).then(() => performance.mark("tidepool loaded"));
			const [result] = await Promise.all([WebAssembly.instantiateStreaming(response, imports), counting]);
			return result;
		}
		const bytes = await new Blob(await read(response, progress)).arrayBuffer();
		performance.mark("tidepool loaded");
		return WebAssembly.instantiate(bytes, imports);
	}

	// A worker makes the program's pictures, with the module compiled here.
	let painter;
	const pictures = `tidepool pictures ${new URL(".", location.href).pathname}`; // the worker's database
	const silence = 60; // seconds to wait for its first picture

	function paintWith(module) {
		try {
			endPainter();
			painter = new Worker("painter.js");
			painter.onerror = endPainter; // until the program sets its own handler
			painter.postMessage({ module, version: document.body.dataset.version, place: pictures });
		} catch (error) {
			painter = undefined; // the program makes the pictures itself
		}
	}

	function endPainter() {
		painter?.terminate();
		painter = undefined;
	}

	// tidepoolPainter sets the handlers for the worker's messages and failures. Its
	// script may never come, or its database never open. A hidden page asks for
	// no picture.
	globalThis.tidepoolPainter = (hear, fail) => {
		if (painter) {
			const failed = () => {
				clearInterval(clock);
				endPainter();
				fail();
			};
			let left = silence;
			const clock = setInterval(() => {
				if (!document.hidden && --left === 0) {
					failed();
				}
			}, 1000);
			painter.onmessage = (event) => {
				clearInterval(clock);
				hear(event);
			};
			painter.onerror = failed;
			painter.onmessageerror = failed;
		}
		return painter;
	};

	// tidepoolMakeRoom deletes the stored pictures, to free space for data that
	// cannot be recreated.
	globalThis.tidepoolMakeRoom = () => new Promise((resolve) => {
		const request = indexedDB.deleteDatabase(pictures); // open painters close theirs on versionchange
		request.onsuccess = request.onerror = request.onblocked = resolve;
	});

	// The texts in the player's language are downloaded in parallel with the
	// program; English is built in. The program starts without them if need be.
	const words = new Map();
	const longest = 5000; // ms to wait for them once the program is there

	globalThis.tidepoolWords = (file) => words.get(file);

	async function fetchWords() {
		const file = `${globalThis.tidepoolLanguage()}.txt`;
		if (file === "en.txt") {
			return;
		}
		// Without them the program tries again, and reports it if that fails too.
		await globalThis.tidepoolFile(`words.${file}`, (bytes) => bytes && words.set(file, bytes));
	}

	// painted resolves when earlier changes are on the screen, or after a short
	// time, as a hidden page paints nothing.
	const painted = () => new Promise((resolve) => {
		setTimeout(resolve, 200);
		requestAnimationFrame(() => requestAnimationFrame(resolve));
	});

	async function load() {
		const missing = parts.find((name) => !globalThis[name]);
		if (missing) {
			say(word("nodownload"), missing, { label: word("retry"), act: () => location.reload() });
			return;
		}
		say(word("loading"));
		progress(0);
		const go = new Go();
		let instance;
		try {
			const compiling = compile(go.importObject);
			const speaking = fetchWords();
			instance = await compiling;
			await Promise.race([speaking, new Promise((resolve) => { setTimeout(resolve, longest); })]);
		} catch (error) {
			const broken = error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError;
			const { key } = globalThis.tidepoolFailure(error);
			if (key === "memory") {
				say(word(key), String(error.message || error), reload(word("retry")));
				return;
			}
			const choice = broken ? { label: word("retry"), act: globalThis.tidepoolForget } : { label: word("retry"), act: load };
			say(word(broken ? "nostart" : "nodownload"), String(error.message || error), choice);
			return;
		}
		performance.mark("tidepool compiled");
		say(word("starting"));
		shell.classList.add("starting");
		bar.removeAttribute("value");
		bar.hidden = false;
		await painted();
		run(go, instance);
	}

	// run starts the program and returns when it ends: when the player quits or
	// something fails.
	async function run(go, instance) {
		let status = 0;
		let failure;
		let ready = false;
		go.exit = (code) => { status = code; };
		globalThis.tidepoolReady = () => {
			ready = true;
			shell.hidden = true;
			performance.mark("tidepool ready");
			globalThis.tidepoolRecovered();
			globalThis.tidepoolKeep();
		};
		// A trap in a later callback does not reject the promise.
		const trapped = (event) => {
			const error = event.error || event.reason;
			if (error instanceof WebAssembly.RuntimeError) {
				failed(error);
			}
		};
		window.addEventListener("error", trapped);
		window.addEventListener("unhandledrejection", trapped);
		try {
			await go.run(instance);
		} catch (error) {
			status = 1;
			failure = error;
		}
		if (status === 0) {
			stopped(word("ended"), "", word("restart"));
		} else if (!ready && !draws()) {
			over = true;
			cover();
			say(word("nowebgl"));
		} else {
			failed(failure);
		}
	}

	let over = false; // because of a failure

	function failed(error) {
		const { key, detail } = globalThis.tidepoolFailure(error);
		if (!over && !globalThis.tidepoolRecover(key)) {
			stopped(word(key), detail);
		}
		over = true;
	}

	// cover removes what is left of an ended program. Its listeners would still
	// call into it, so the canvas is removed and resize events are stopped.
	function cover() {
		document.querySelector("canvas")?.remove();
		window.addEventListener("resize", (event) => event.stopImmediatePropagation(), true);
	}

	function stopped(message, detail, label = word("reload")) {
		cover();
		say(message, detail, reload(label));
	}
	globalThis.tidepoolStopped = stopped;

	const lack = lacking();
	if (lack) {
		say(lack);
	} else {
		load();
	}
})();
