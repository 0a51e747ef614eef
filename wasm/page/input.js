// Filters the browser's events before the engine, which listens on its canvas and
// keeps every key and touch for itself. Capturing listeners on the window run first.
"use strict";

(() => {
	// browserKey reports whether a key belongs to the browser: Tab, function keys
	// except F1, and combinations with Ctrl, Meta or Alt. AltGr types characters.
	function browserKey(event) {
		if (event.key === "Tab" || /^F([2-9]|1\d)$/.test(event.key)) {
			return true;
		}
		if (event.getModifierState("AltGraph")) {
			return false;
		}
		if (["Control", "Meta", "Alt", "Shift"].includes(event.key)) {
			return false;
		}
		return event.ctrlKey || event.metaKey || event.altKey && (event.key.length > 1 || /^[a-z0-9]$/i.test(event.key));
	}

	// undoes reports whether the key is Ctrl+Z, outside of text fields, which
	// have their own undo.
	function undoes(event) {
		return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && /^z$/i.test(event.key) && event.target.tagName !== "INPUT";
	}

	window.addEventListener("keydown", (event) => {
		if (undoes(event) && window.tidepoolAct) {
			event.preventDefault();
			event.stopPropagation();
			window.tidepoolAct("key", "", "Undo");
		} else if (browserKey(event)) {
			event.stopPropagation();
		}
	}, true);

	// Touches. The engine listens to touchstart, touchmove and touchend and
	// keeps the list of touches of the last one; the program looks at it once a
	// frame. This causes three problems:
	//
	// A cancelled touch would stay down for ever. It is moved off the screen,
	// where a release has no effect, and lifted a little later.
	//
	// A touch that begins and ends between two frames, as on a slow machine or while
	// a turn is being stored, would be missed. It is lifted a little later as well.
	//
	// By then the next touch may have begun, with the same number from the browser,
	// and the engine would take both for one. So the engine gets new numbers.
	//
	// Events sent for this go to the engine's listeners only, as browsers do
	// not count them as gestures that allow sound.
	const enough = 2; // looks: the current one may have begun before
	const away = -10000;
	const canvas = () => document.querySelector("canvas");
	let touches = []; // as last told to the engine
	let began = -enough; // number of looks when the last touch began
	let lifting = 0; // counts up to cancel an older lift
	let sending = false;

	const looks = () => globalThis.tidepoolLooks || 0; // counted by the program

	// tellTouches makes an event report these touches on the canvas.
	function tellTouches(event, list) {
		Object.defineProperty(event, "targetTouches", { value: { length: list.length, item: (i) => list[i] } });
	}

	// send reports these touches, and no others, to the engine.
	function send(type, list) {
		const target = canvas();
		if (!target) {
			return;
		}
		const event = new Event(type, { cancelable: true });
		tellTouches(event, list);
		touches = list;
		sending = true;
		target.dispatchEvent(event);
		sending = false;
	}

	// lift tells the engine that only these touches are left, unless newer
	// events come first.
	function lift(stay) {
		const mine = ++lifting;
		const end = looks() + enough;
		const step = () => {
			if (mine === lifting && looks() < end) {
				requestAnimationFrame(step);
			} else if (mine === lifting) {
				send("touchend", stay);
			}
		};
		requestAnimationFrame(step);
	}

	// letGo releases all touches but those in stay.
	function letGo(stay) {
		const gone = touches.filter((t) => !stay.some((s) => s.identifier === t.identifier));
		if (gone.length > 0) {
			send("touchmove", stay.concat(gone.map((t) => ({ identifier: t.identifier, clientX: away, clientY: away }))));
			lift(stay);
		}
	}

	const numbers = new Map(); // the engine's numbers by the browser's
	let number = 0;

	const snapshot = (list) => Array.from(list, (t) => ({ identifier: numbers.get(t.identifier), clientX: t.clientX, clientY: t.clientY }));

	function hear(event) {
		if (sending || event.target !== canvas()) {
			return;
		}
		if (event.type === "touchstart") {
			for (const t of event.changedTouches) {
				numbers.set(t.identifier, ++number);
			}
		}
		const list = snapshot(event.targetTouches);
		if (event.type === "touchend" && looks() < began + enough) {
			tellTouches(event, touches);
			lift(list);
			return;
		}
		if (event.type === "touchstart") {
			began = looks();
		}
		lifting++; // this event gives the engine the current list itself
		tellTouches(event, list);
		touches = list;
	}

	for (const type of ["touchstart", "touchmove", "touchend"]) {
		window.addEventListener(type, hear, { capture: true, passive: true });
	}
	window.addEventListener("touchcancel", (event) => letGo(snapshot(event.targetTouches)), true);
	window.addEventListener("blur", () => letGo([])); // not captured: only the window's own
	document.addEventListener("visibilitychange", () => {
		if (document.hidden) {
			letGo([]);
		}
	});

	// Safari zooms by its own gestures, regardless of touch-action.
	for (const type of ["gesturestart", "gesturechange"]) {
		document.addEventListener(type, (event) => event.preventDefault());
	}

	// settled reports whether the page may be reloaded: not while something moves
	// or is touched, nor in the new-game scene, where typed names would be lost.
	const settled = globalThis.tidepoolSettled = () => {
		if (touches.length > 0 || document.hidden) {
			return false;
		}
		try {
			const state = JSON.parse(globalThis.tidepoolState);
			return !state.busy && state.scene !== "newgame";
		} catch (error) {
			return true; // the program has nothing to lose yet
		}
	};

	// blurred reports whether the canvas's resolution differs from the screen's.
	const blurred = () => {
		const drawn = canvas();
		return Boolean(drawn) && Math.abs(drawn.width - document.body.clientWidth * devicePixelRatio) > 1;
	};

	// Zooming or moving to another screen changes the device's pixel ratio. Not
	// every browser sends a resize event then, so this does. An unpatched engine
	// reads the ratio only once; then only reloading the page helps.
	let again = false;
	setInterval(() => {
		if (!blurred()) {
			again = false;
		} else if (!again) {
			dispatchEvent(new Event("resize"));
			again = blurred();
		} else if (settled()) {
			location.reload();
		}
	}, 500);
})();
