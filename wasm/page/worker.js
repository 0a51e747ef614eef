// Runs the engine beside the page. It says "ready" when it takes orders; what
// it cannot do becomes an error event of the page's worker.
"use strict";

importScripts("wasm_exec.js", "engine.js");

// A rejected promise would stay in here.
globalThis.tidepoolStart(globalThis, (error) => setTimeout(() => { throw error; }));
