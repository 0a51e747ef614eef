// Tells the program what the on-screen keyboard covers. Browsers do not make
// the page smaller for it but lay it over the page's lower part, and may push
// the page up for the field that is written into.
"use strict";

(() => {
	const viewport = window.visualViewport;
	let covered = 0;

	// look measures; fingers that zoom make the viewport smaller as well, and
	// are no keyboard.
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
			window.scrollTo(0, 0); // the program has moved the field itself
		}
	});
	// Turning a device changes what a notch covers, sometimes after the size.
	screen.orientation?.addEventListener("change", () => {
		setTimeout(() => globalThis.tidepoolAct?.("refit", "", ""), 300);
	});
})();
