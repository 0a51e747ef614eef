// Starts the engine, in a worker or in a page without workers.
"use strict";

(() => {
	const program = "engine.wasm";

	async function load(imports) {
		const response = await fetch(program, { credentials: "same-origin" });
		if (!response.ok) {
			throw new Error(`${program}: ${response.status} ${response.statusText}`);
		}
		const type = response.headers.get("Content-Type") || "";
		if (WebAssembly.instantiateStreaming && /^application\/wasm\s*$/i.test(type)) {
			return (await WebAssembly.instantiateStreaming(response, imports)).instance;
		}
		return (await WebAssembly.instantiate(await response.arrayBuffer(), imports)).instance;
	}

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
