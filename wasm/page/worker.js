// Runs the engine in a worker. It posts "ready" when it accepts orders; its
// failures become error events of the page's Worker.
"use strict";

importScripts("wasm_exec.js", "engine.js");

// A rejected promise alone would not reach the page.
globalThis.tidepoolStart(globalThis, (error) => setTimeout(() => { throw error; }));
