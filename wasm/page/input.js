// Stands between the browser's events and the engine, which listens on its
// canvas and keeps every key and touch for itself. Capturing listeners on the
// window come first.
"use strict";

(() => {
	// browserKey tells keys that are the browser's: moving the focus, function
	// keys but F1, and whatever goes with Ctrl, Meta or Alt. AltGr writes
	// characters.
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

	// undoes tells Ctrl+Z, except in a field, which takes back what was written.
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

	// Touches. The engine hears touchstart, touchmove and touchend and keeps
	// the list that came with the last of them, which the program looks at once
	// a frame. So a touch that is cancelled would stay down for ever: it is moved
	// off the screen, where no release means anything, and lifted a little
	// later. And a touch that comes and goes between two of these looks, as on a slow
	// machine or while a turn is being stored, would not be seen: it is lifted a
	// little later too. By then the next may have come, to which the browser gives
	// the same number again; the engine is told a new one, or it would take both
	// for one. What is sent for this goes to the engine's listeners only, since it
	// is no gesture that the browser would let sound begin by.
	const enough = 2; // looks: the one that goes on now may have begun before
	const away = -10000;
	const canvas = () => document.querySelector("canvas");
	let touches = []; // those that the engine believes in
	let began = -enough; // how often the program had looked when the last touch began
	let lifting = 0; // counts up to make an older lift void
	let sending = false;

	const looks = () => globalThis.tidepoolLooks || 0; // counted by the program

	// tellTouches has an event say that these are the touches on the canvas.
	function tellTouches(event, list) {
		Object.defineProperty(event, "targetTouches", { value: { length: list.length, item: (i) => list[i] } });
	}

	// send tells the engine of these touches and no others.
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

	// lift tells the engine, unless something newer happens, that only these
	// touches are left.
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

	// letGo takes away all touches but those that stay.
	function letGo(stay) {
		const gone = touches.filter((t) => !stay.some((s) => s.identifier === t.identifier));
		if (gone.length > 0) {
			send("touchmove", stay.concat(gone.map((t) => ({ identifier: t.identifier, clientX: away, clientY: away }))));
			lift(stay);
		}
	}

	const numbers = new Map(); // told to the engine, by the browser's
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
		lifting++; // this event brings the engine the true list itself
		tellTouches(event, list);
		touches = list;
	}

	for (const type of ["touchstart", "touchmove", "touchend"]) {
		window.addEventListener(type, hear, { capture: true, passive: true });
	}
	window.addEventListener("touchcancel", (event) => letGo(snapshot(event.targetTouches)), true);
	window.addEventListener("blur", () => letGo([])); // not captured: of the window itself
	document.addEventListener("visibilitychange", () => {
		if (document.hidden) {
			letGo([]);
		}
	});

	// Safari zooms by gestures of its own, whatever touch-action says.
	for (const type of ["gesturestart", "gesturechange"]) {
		document.addEventListener(type, (event) => event.preventDefault());
	}

	// settled reports whether the page may be loaded again: not while something
	// moves or is touched, and not where names have been typed in and not yet
	// been used.
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

	// blurred reports whether the canvas has another resolution than the screen.
	const blurred = () => {
		const drawn = canvas();
		return Boolean(drawn) && Math.abs(drawn.width - document.body.clientWidth * devicePixelRatio) > 1;
	};

	// Zoom and another screen change the device's pixel ratio, for which not
	// every browser sends a resize event, so this does. Unpatched, the engine
	// reads the ratio only once; then only loading the page again helps.
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
