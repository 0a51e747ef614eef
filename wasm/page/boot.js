// Loads and starts the program, and says in words how that goes.
//
// The program calls tidepoolReady() once its first picture is on the screen.
"use strict";

(() => {
	const program = "tidepool.wasm";

	// Without its words, a part of the page is missing.
	const word = globalThis.tidepoolWord || (() => "Tidepool could not be loaded.");

	const part = (id) => document.getElementById(id);
	const shell = part("shell");
	const bar = part("bar");
	const action = part("action");
	// At a first visit the shell shows what the menu will look like.
	const still = !navigator.serviceWorker?.controller;

	// say shows the shell with a sentence. Without a choice there is no button.
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

	// lacking returns what to say if this browser cannot run the program.
	function lacking() {
		if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiate !== "function") {
			return word("nowasm");
		}
		return typeof WebGL2RenderingContext === "undefined" ? word("nowebgl") : "";
	}

	// draws reports whether there are graphics. It takes a fifth of a second, so
	// that it is asked only when the program has not come as far as its picture.
	const draws = () => Boolean(document.createElement("canvas").getContext("webgl2"));

	// progress shows how much of the program is there. The total was written
	// into the page when it was built: the length a server tells is that of the
	// packed form, and the bytes that arrive here are unpacked. They are many
	// more than have travelled, so that only their share means something.
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

	// read takes in a whole body and returns its chunks.
	async function read(body) {
		const chunks = [];
		const reader = body.getReader();
		let done = 0;
		for (;;) {
			const part = await reader.read();
			if (part.done) {
				return chunks;
			}
			chunks.push(part.value);
			done += part.value.length;
			progress(done);
		}
	}

	// compile downloads the program and compiles it as it arrives, or when all
	// is there where the browser or the server's type does not allow that.
	async function compile(imports) {
		const { module, instance } = await compiled(imports);
		paintWith(module);
		return instance;
	}

	async function compiled(imports) {
		performance.mark("tidepool asked");
		const response = await fetch(program, { credentials: "same-origin" });
		if (!response.ok) {
			throw new Error(`${program}: ${response.status} ${response.statusText}`);
		}
		const type = response.headers.get("Content-Type") || "";
		const streams = WebAssembly.instantiateStreaming && /^application\/wasm\s*$/i.test(type);
		if (streams && navigator.serviceWorker?.controller) {
			// All is here already. Only of a body that nobody else reads do
			// browsers know that they have compiled it before.
			const result = await WebAssembly.instantiateStreaming(response, imports);
			progress(total);
			performance.mark("tidepool loaded");
			return result;
		}
		if (streams) {
			const counted = response.clone();
			const counting = read(counted.body).then(() => performance.mark("tidepool loaded"));
			const [result] = await Promise.all([WebAssembly.instantiateStreaming(response, imports), counting]);
			return result;
		}
		const bytes = response.body ? await new Blob(await read(response.body)).arrayBuffer() : await response.arrayBuffer();
		performance.mark("tidepool loaded");
		return WebAssembly.instantiate(bytes, imports);
	}

	// A worker makes the program's pictures, of the program as it is compiled here.
	let painter;
	const pictures = `tidepool pictures ${new URL(".", location.href).pathname}`; // its database

	function paintWith(module) {
		try {
			painter?.terminate();
			painter = new Worker("painter.js");
			painter.onerror = () => { painter = undefined; }; // before the program hears it
			painter.postMessage({ module, version: document.body.dataset.version, place: pictures });
		} catch (error) {
			painter = undefined; // the program makes them itself
		}
	}

	// tidepoolPainter has the worker's messages heard, and its failure.
	globalThis.tidepoolPainter = (hear, fail) => {
		if (painter) {
			painter.onmessage = hear;
			painter.onerror = fail;
			painter.onmessageerror = fail;
		}
		return painter;
	};

	// tidepoolMakeRoom gives up the pictures that are kept, for what cannot be made
	// anew.
	globalThis.tidepoolMakeRoom = () => new Promise((resolve) => {
		const request = indexedDB.deleteDatabase(pictures); // painters hear of it
		request.onsuccess = request.onerror = request.onblocked = resolve;
	});

	// The program's words in the player's language travel beside it, and at the
	// same time; English is in it. They are no reason not to start.
	const words = new Map();
	const longest = 5000; // ms to wait for them when the program is there

	globalThis.tidepoolWords = (file) => words.get(file);

	async function fetchWords() {
		const file = `${globalThis.tidepoolLanguage()}.txt`;
		if (file === "en.txt") {
			return;
		}
		try {
			const response = await fetch(`words.${file}`, { credentials: "same-origin", cache: "no-cache" });
			if (response.ok) {
				words.set(file, new Uint8Array(await response.arrayBuffer()));
			}
		} catch (error) {
			// The program asks again, and says so if they cannot be had.
		}
	}

	// painted resolves when what was changed before it is on the screen. A
	// hidden page paints nothing; it is not waited for.
	const painted = () => new Promise((resolve) => {
		setTimeout(resolve, 200);
		requestAnimationFrame(() => requestAnimationFrame(resolve));
	});

	async function load() {
		if (typeof Go !== "function") {
			say(word("nodownload"), "wasm_exec.js", reload(word("retry")));
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

	// run starts the program and stays until it ends, which it does only when
	// the player quits or something goes wrong.
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
		// A trap in a later callback does not reach the promise.
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

	let over = false; // by a failure

	function failed(error) {
		const { key, detail } = globalThis.tidepoolFailure(error);
		if (!over && !globalThis.tidepoolRecover(key)) {
			stopped(word(key), detail);
		}
		over = true;
	}

	// cover takes away what is left of the program. Its listeners would call into
	// it still, so its canvas goes and the window's resizing is kept from it.
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
