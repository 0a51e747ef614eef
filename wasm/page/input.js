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

	// The mouse and touches. The engine keeps the last press, release and position of
	// the mouse and the last list of touches; the program looks at them once a frame.
	// A frame can take long on a slow machine or while a turn is being stored. A tap
	// that began and ended meanwhile would be missed, as would all but the last of
	// several clicks, and the last would seem to begin where it ended.
	//
	// So what follows a press or release waits until the program has looked, which it
	// usually has by then.
	//
	// A cancelled touch would stay down for ever. It is moved off the screen, where a
	// release has no effect, and then lifted.
	//
	// The browser gives numbers again, and the engine would take the next touch for
	// the same one. So the engine gets new numbers.
	//
	// Only the root element's listeners hold events back: those of the window and the
	// document hear each at once, as the browser counts it as a gesture that allows
	// sound.
	const away = -10000;
	const canvas = () => document.querySelector("canvas");
	const waiting = []; // events for the canvas, oldest first
	let due = 0; // after so many looks the program knows the last press or release
	let passing = false;
	let touches = []; // as last heard
	const numbers = new Map(); // the engine's numbers by the browser's
	let number = 0;

	// The program tells how often it has looked, and whether it is about to.
	const looks = () => globalThis.tidepoolLooks || 0;
	const known = () => !globalThis.tidepoolLooking && looks() >= due;

	const turns = (event) => /down|up|start|end/.test(event.type); // a press or release

	// pass tells the engine what waits, in each frame up to a press or release.
	function pass() {
		while (waiting.length > 0 && known()) {
			const event = waiting.shift();
			if (turns(event) || waiting.length > 0 && turns(waiting[0])) {
				due = looks() + 1;
			}
			passing = true;
			canvas()?.dispatchEvent(event);
			passing = false;
		}
		if (waiting.length > 0) {
			requestAnimationFrame(pass);
		}
	}

	function hold(event) {
		if (waiting.length === 0) {
			requestAnimationFrame(pass);
		}
		if (/move/.test(event.type) && waiting.at(-1)?.type === event.type) {
			waiting.pop();
		}
		waiting.push(event);
	}

	// tellTouches makes an event report these touches on the canvas.
	function tellTouches(event, list) {
		Object.defineProperty(event, "targetTouches", { value: { length: list.length, item: (i) => list[i] } });
		touches = list;
	}

	// send reports these touches, and no others, to the engine.
	function send(type, list) {
		const event = new Event(type, { cancelable: true });
		tellTouches(event, list);
		hold(event);
	}

	// letGo releases all touches but those in stay.
	function letGo(stay) {
		const gone = touches.filter((t) => !stay.some((s) => s.identifier === t.identifier));
		if (gone.length > 0) {
			send("touchmove", stay.concat(gone.map((t) => ({ identifier: t.identifier, clientX: away, clientY: away }))));
			send("touchend", stay);
		}
	}

	const snapshot = (list) => Array.from(list, (t) => ({ identifier: numbers.get(t.identifier), clientX: t.clientX, clientY: t.clientY }));

	// A mouse button that goes up beyond the canvas, or while another window has
	// the focus, would stay down for the engine too, which then ignores touches.
	let pressed = false; // the left button, as last heard

	function letUp(clientX, clientY) {
		if (pressed) {
			pressed = false;
			hold(new MouseEvent("mouseup", { clientX, clientY, cancelable: true }));
		}
	}

	function hear(event) {
		if (passing) {
			return;
		}
		if (event.target !== canvas()) {
			if (event.type === "mouseup" && event.button === 0) {
				letUp(event.clientX, event.clientY);
			}
			return;
		}
		if (/mouse(down|up)/.test(event.type) && event.button === 0) {
			pressed = event.type === "mousedown";
		}
		if (event.type === "touchstart") {
			for (const t of event.changedTouches) {
				numbers.set(t.identifier, ++number);
			}
		}
		if (event.targetTouches) {
			tellTouches(event, snapshot(event.targetTouches));
		}
		if (waiting.length === 0 && known()) {
			due = turns(event) ? looks() + 1 : due;
			return;
		}
		event.stopPropagation();
		if (event.cancelable) {
			event.preventDefault();
		}
		hold(event);
	}

	for (const type of ["mousedown", "mousemove", "mouseup", "wheel", "touchstart", "touchmove", "touchend"]) {
		document.documentElement.addEventListener(type, hear, { capture: true, passive: false });
	}
	window.addEventListener("touchcancel", (event) => letGo(snapshot(event.targetTouches)), true);
	window.addEventListener("blur", () => { // not captured: only the window's own
		letGo([]);
		letUp(away, away);
	});
	document.addEventListener("visibilitychange", () => {
		if (document.hidden) {
			letGo([]);
		}
	});

	// Safari zooms by its own gestures, regardless of touch-action.
	for (const type of ["gesturestart", "gesturechange"]) {
		document.addEventListener(type, (event) => event.preventDefault());
	}

	// returns reports whether a reload would show the same again. It opens the pages
	// that have addresses, but without a sheet over them, what is being typed, and
	// the choices for a new game.
	const returns = (state) => !state.sheet && !state.routes?.includes("") && state.scene !== "newgame" && !state.nodes.some((n) => n.field?.value);

	// settled reports whether the page may be reloaded: if that loses nothing, and,
	// unless the page is hidden, while nothing moves or is touched.
	const settled = globalThis.tidepoolSettled = () => {
		try {
			const state = JSON.parse(globalThis.tidepoolState);
			return returns(state) && (document.hidden || !state.busy && touches.length === 0);
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
		} else if (!document.hidden && settled()) {
			location.reload();
		}
	}, 500);
})();
