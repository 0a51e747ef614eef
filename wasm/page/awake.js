// Keeps the screen on while a game is on the board, as people think for
// longer than a device waits for a touch. A board that nobody has touched for
// a while is left to go dark.
"use strict";

(() => {
	const patience = 15 * 60 * 1000; // ms
	let playing = false;
	let touched = Date.now();
	let lock = null;
	let asking = false;

	const wanted = () => playing && !document.hidden && Date.now() - touched < patience;

	// look takes or gives back the lock. The browser takes it away by itself
	// when the page is hidden, and may refuse it, as on an empty battery.
	async function look() {
		if (!navigator.wakeLock || asking) {
			return;
		}
		if (!wanted()) {
			lock?.release().catch(() => {});
			lock = null;
			return;
		}
		if (lock && !lock.released) {
			return;
		}
		asking = true;
		try {
			lock = await navigator.wakeLock.request("screen");
		} catch (error) {
			lock = null; // the next look asks again
		}
		asking = false;
		if (!wanted()) {
			look();
		}
	}

	// tidepoolPlaying is told by the program whether a game is on the board.
	globalThis.tidepoolPlaying = (now) => {
		playing = now;
		look();
	};

	for (const type of ["pointerdown", "keydown"]) {
		window.addEventListener(type, () => {
			touched = Date.now();
			look();
		}, { capture: true, passive: true });
	}
	document.addEventListener("visibilitychange", look);
	setInterval(look, 30 * 1000);
})();
