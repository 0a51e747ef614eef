// Holds animation frames back while the program rests: a browser with a pending
// frame request is never idle.
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

	// tidepoolFrame requests the frames that were held back.
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
