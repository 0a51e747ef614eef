// Keeps frames back while the program rests: a browser that is asked for frames
// is never idle.
"use strict";

(() => {
	const request = globalThis.requestAnimationFrame.bind(globalThis);
	let resting = false;
	let held = [];

	globalThis.requestAnimationFrame = (draw) => {
		if (!resting) {
			return request(draw);
		}
		held.push(draw);
		return 0;
	};

	// tidepoolFrame lets those come that were asked for, at once.
	globalThis.tidepoolFrame = () => {
		const list = held;
		held = [];
		for (const draw of list) {
			request(draw);
		}
	};

	globalThis.tidepoolRest = (on) => {
		resting = on;
		globalThis.tidepoolFrame();
	};
})();
