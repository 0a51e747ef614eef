// Tells the program how much the on-screen keyboard covers. Browsers do not
// shrink the page but lay the keyboard over its lower part, and may scroll the
// page to show the focused field.
"use strict";

(() => {
	const viewport = window.visualViewport;
	let covered = 0;

	// look measures the keyboard. Pinch zoom makes the viewport smaller as well
	// and is ignored.
	function look() {
		const least = 80; // CSS pixels: a browser's own bars are lower
		const below = viewport.scale > 1.01 ? 0 : Math.round(document.documentElement.clientHeight - viewport.height);
		const now = below < least ? 0 : below;
		if (now === covered) {
			return;
		}
		covered = now;
		document.documentElement.style.setProperty("--keyboard", `${covered}px`);
		globalThis.tidepoolAct?.("refit", "", "");
		window.scrollTo(0, 0);
	}

	viewport?.addEventListener("resize", look);
	viewport?.addEventListener("scroll", () => {
		if (covered > 0) {
			window.scrollTo(0, 0); // the program moves the field itself
		}
	});
	// Rotating a device changes the area under a notch, sometimes after the resize.
	screen.orientation?.addEventListener("change", () => {
		setTimeout(() => globalThis.tidepoolAct?.("refit", "", ""), 300);
	});
})();
