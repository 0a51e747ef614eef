// Keeps the screen on while a game is on the board, as a player may think for
// longer than the device's screen timeout. After some time without input the
// screen may go dark.
"use strict";

(() => {
	const patience = 15 * 60 * 1000; // ms
	let playing = false;
	let touched = Date.now();
	let lock = null;
	let asking = false;

	const wanted = () => playing && !document.hidden && Date.now() - touched < patience;

	// look takes or releases the lock. The browser releases it by itself when
	// the page is hidden, and may refuse it, for example on low battery.
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
			lock = null; // the next call tries again
		}
		asking = false;
		if (!wanted()) {
			look();
		}
	}

	// The program calls tidepoolPlaying to say whether a game is on the board.
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
