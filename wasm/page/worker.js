// Runs the engine beside the page. It says "ready" when it takes orders; what
// it cannot do becomes an error event of the page's worker.
"use strict";

importScripts("wasm_exec.js");

(() => {
	const program = "engine.wasm";

	// fail tells the page: a rejected promise would stay in here.
	const fail = (error) => setTimeout(() => { throw error; });

	async function start(imports) {
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

	const go = new Go();
	go.exit = (code) => fail(new Error(`the engine has ended with ${code}`));
	start(go.importObject).then((instance) => go.run(instance)).catch(fail);
})();
