// Fetches files and starts the engine, in a worker or in a page without workers.
"use strict";

(() => {
	const program = "engine.wasm";
	const patience = 30; // seconds to wait for a response, and for each next part of its body

	// tidepoolFetch resolves to what take makes of a file's response. It fails if
	// the server is silent, also while take uses read, which returns the parts of
	// a body, or sends a web page, as a network does before one has logged in.
	globalThis.tidepoolFetch = async (file, take, cache = "default") => {
		const control = new AbortController();
		let left = patience;
		// A page that slept has not waited, so seconds are counted.
		const clock = setInterval(() => {
			left--;
			if (left === 0) {
				control.abort(new Error(`${file}: timeout`));
			}
		}, 1000);
		const read = async (response, progress) => {
			if (!response.body) {
				return [await response.arrayBuffer()];
			}
			const parts = [];
			const reader = response.body.getReader();
			let bytes = 0;
			for (;;) {
				left = patience;
				const { done, value } = await reader.read();
				if (done) {
					left = Infinity;
					return parts;
				}
				parts.push(value);
				bytes += value.length;
				progress?.(bytes);
			}
		};
		try {
			const response = await fetch(file, { credentials: "same-origin", cache, signal: control.signal });
			const type = response.headers.get("Content-Type") || "";
			if (!response.ok || /^text\/html/i.test(type)) {
				throw new Error(`${file}: ${response.status} ${response.statusText} ${type}`);
			}
			left = Infinity;
			return await take(response, read);
		} finally {
			clearInterval(clock);
		}
	};

	// tidepoolFile passes a file's bytes, or null, to done. It always asks the
	// server, as a cached file might be another version's.
	globalThis.tidepoolFile = async (file, done) => {
		let bytes = null;
		try {
			const parts = await globalThis.tidepoolFetch(file, (response, read) => read(response), "no-cache");
			bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
		} catch (error) {
			// Whoever needs the file tries again.
		}
		done(bytes);
	};

	const load = (imports) => globalThis.tidepoolFetch(program, async (response) => {
		const type = response.headers.get("Content-Type") || "";
		if (WebAssembly.instantiateStreaming && /^application\/wasm\s*$/i.test(type)) {
			return (await WebAssembly.instantiateStreaming(response, imports)).instance;
		}
		return (await WebAssembly.instantiate(await response.arrayBuffer(), imports)).instance;
	});

	// tidepoolStart runs the engine. It receives by the port's onmessage and
	// answers by its postMessage; failures go to fail.
	globalThis.tidepoolStart = (port, fail) => {
		const go = new Go();
		go.exit = (code) => fail(new Error(`the engine has ended with ${code}`));
		load(go.importObject).then((instance) => {
			globalThis.tidepoolPort = port; // the engine takes it at once
			return go.run(instance);
		}).catch(fail);
	};

	// tidepoolEngine runs the engine in this page, with the interface of a
	// Worker. Messages are delivered in microtasks.
	globalThis.tidepoolEngine = class {
		constructor() {
			this.port = { postMessage: (data) => queueMicrotask(() => this.onmessage?.({ data })) };
			globalThis.tidepoolStart(this.port, (error) => this.onerror?.({ message: String(error?.message || error) }));
		}

		postMessage(data) {
			queueMicrotask(() => this.port.onmessage?.({ data }));
		}

		terminate() {
			this.port.onmessage = null;
		}
	};
})();
