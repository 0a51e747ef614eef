// Starts the engine, for a worker and for pages without workers.
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

	// tidepoolStart runs the engine. It hears by the port's onmessage and talks
	// by its postMessage; fail is told of what it cannot do.
	globalThis.tidepoolStart = (port, fail) => {
		const go = new Go();
		go.exit = (code) => fail(new Error(`the engine has ended with ${code}`));
		load(go.importObject).then((instance) => {
			globalThis.tidepoolPort = port; // which it takes at once
			return go.run(instance);
		}).catch(fail);
	};

	// tidepoolEngine is the engine in this page, and like a worker to whoever
	// has it. Each hears the other when both are at rest.
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
