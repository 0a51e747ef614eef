// Mirrors what the canvas shows as elements of the page, for screen readers and
// for Tab. They lie invisibly over what they stand for and let fingers and mice
// through to the canvas.
//
// The program calls tidepoolMirror with the changes (package mirror) and tidepoolSay
// with text to be read out; actions go to its tidepoolAct(verb, id, text).
"use strict";

(() => {
	const program = document.title;
	const holder = document.createElement("div");
	holder.id = "mirror";
	const spoken = document.createElement("div");
	spoken.id = "spoken";
	spoken.setAttribute("role", "log");
	spoken.setAttribute("aria-live", "polite");
	const elements = new Map(); // by id
	const ids = new WeakMap(); // ids of elements
	let changing = false; // whether focus moves because of the program

	const act = (verb, id, text) => globalThis.tidepoolAct?.(verb, id || "", text || "");

	// settle puts the mirror right after the canvas in Tab order, and takes the
	// engine's own elements out of it.
	function settle() {
		const canvas = document.querySelector("canvas");
		if (!canvas || holder.isConnected) {
			return;
		}
		for (const own of [canvas, ...document.querySelectorAll("body > textarea")]) {
			own.tabIndex = -1;
			own.setAttribute("aria-hidden", "true");
		}
		canvas.after(holder, spoken);
		// A program that has ended loses its canvas and must not be operated.
		new MutationObserver(() => {
			if (!canvas.isConnected) {
				holder.remove();
				spoken.remove();
			}
		}).observe(document.body, { childList: true });
	}

	function make(e) {
		const element = document.createElement(e.tag);
		elements.set(e.id, element);
		ids.set(element, e.id);
		element.dataset.node = e.id;
		return element;
	}

	// put creates or updates an element.
	function put(e) {
		const element = elements.get(e.id) || make(e);
		const want = new Map();
		for (let i = 0; i < (e.attr || []).length; i += 2) {
			want.set(e.attr[i], e.attr[i + 1]);
		}
		for (const { name } of Array.from(element.attributes)) {
			if (!want.has(name) && name !== "style" && name !== "data-node") {
				element.removeAttribute(name);
			}
		}
		for (const [name, value] of want) {
			if (element.getAttribute(name) !== value) {
				element.setAttribute(name, value);
			}
		}
		if (e.tag === "input") {
			// Not while an input method composes, as that would interrupt it.
			if (element.value !== (e.value || "") && !element.composing) {
				element.value = e.value || "";
			}
		} else if (element.childElementCount === 0 && element.textContent !== (e.text || "")) {
			element.textContent = e.text || "";
		}
		if (e.box) {
			const [x, y, w, h] = e.box;
			const style = element.style;
			style.left = `${x}px`;
			style.top = `${y}px`;
			style.width = `${Math.max(1, w)}px`;
			style.height = `${Math.max(1, h)}px`;
		}
	}

	// arrange puts the children of an element in order, moving as few as it can.
	function arrange(parent, list) {
		let next = parent.firstElementChild;
		for (const id of list) {
			const element = elements.get(id);
			if (element === next) {
				next = next.nextElementSibling;
			} else {
				parent.insertBefore(element, next);
			}
		}
	}

	globalThis.tidepoolMirror = (text) => {
		const patch = JSON.parse(text);
		settle();
		changing = true;
		if (patch.lang) {
			document.documentElement.lang = patch.lang;
		}
		if (patch.title) {
			document.title = patch.title.startsWith(program) ? patch.title : `${patch.title} – ${program}`;
		}
		const had = holder.contains(document.activeElement) ? document.activeElement : null;
		for (const id of patch.gone || []) {
			elements.get(id).remove();
			elements.delete(id);
		}
		for (const e of patch.put || []) {
			put(e);
		}
		for (const [id, list] of Object.entries(patch.order || {})) {
			arrange(elements.get(id), list || []);
		}
		const root = elements.get("~scene");
		if (root && !root.isConnected) {
			holder.append(root);
		}
		focusOn(patch.focus ? elements.get(patch.focus) : had?.isConnected ? had : null);
		changing = false;
	};

	// focusOn moves the focus if it is on the mirror, the canvas or nothing,
	// but not if it is in the engine's text input.
	function focusOn(element) {
		const has = document.activeElement;
		const ours = !has || has === document.body || has.tagName === "CANVAS" || holder.contains(has);
		if (element && element !== has && ours) {
			element.focus({ preventScroll: true });
		}
	}

	// Spoken text stays for a while, for slow readers.
	const kept = 12;

	globalThis.tidepoolSay = (text) => {
		settle();
		const line = document.createElement("p");
		line.textContent = text;
		spoken.append(line);
		while (spoken.childElementCount > kept) {
			spoken.firstElementChild.remove();
		}
	};

	// tidepoolState is the scene's nodes as text, made on each read; undefined
	// once the program has ended.
	Object.defineProperty(globalThis, "tidepoolState", {
		get: () => {
			try {
				return globalThis.tidepoolTell?.();
			} catch (error) {
				return undefined;
			}
		},
	});

	const idOf = (target) => ids.get(target) || "";
	const usable = (target) => target.getAttribute("aria-disabled") !== "true";

	// A click without a recent key press comes from a screen reader, as
	// pointers go through to the canvas. From then on the elements take
	// touches, for exploring the screen by finger, until a mouse moves.
	const reading = "reading";
	let keyed = -Infinity; // when a key was last pressed, ms

	holder.addEventListener("pointermove", (event) => {
		if (event.pointerType === "mouse") {
			holder.classList.remove(reading);
		}
	});
	holder.addEventListener("click", (event) => {
		if (event.timeStamp - keyed > 1000) {
			holder.classList.add(reading);
		}
		const target = event.target.closest("button, [role=gridcell]");
		if (target && usable(target)) {
			act("press", idOf(target));
		}
	});
	holder.addEventListener("focusin", (event) => {
		if (!changing) {
			act("focus", idOf(event.target));
		}
	});
	holder.addEventListener("focusout", (event) => {
		if (!changing && !holder.contains(event.relatedTarget) && event.relatedTarget?.tagName !== "CANVAS") {
			act("focus", "");
		}
	});
	holder.addEventListener("input", (event) => {
		event.target.composing = event.isComposing;
		act("type", idOf(event.target), event.target.value);
	});
	// The last input event of a composition still counts as part of it.
	holder.addEventListener("compositionend", (event) => { event.target.composing = false; });

	// Keys. input.js has held back those of the browser. Enter and Space press
	// the focused element; for buttons the browser does that.
	const repeated = /^(Arrow|Page)/;

	// Safari ends a composition before the key that confirms or cancels it.
	const composes = (event) => event.isComposing || event.keyCode === 229;

	holder.addEventListener("keydown", (event) => {
		keyed = event.timeStamp;
		const target = event.target;
		const slides = target.type === "range";
		if (slides && /^(Arrow|Page|Home|End)/.test(event.key)) {
			return; // the key moves the slider
		}
		if (target.tagName === "INPUT" && !slides) {
			if (event.key === "Enter" && !composes(event)) {
				event.preventDefault();
				act("enter", idOf(target));
			}
			if (event.key !== "Escape" || composes(event)) {
				return;
			}
		} else if (event.key === "Enter" || event.key === " ") {
			if (target.tagName !== "BUTTON") {
				event.preventDefault();
				if (!event.repeat) {
					target.click();
				}
			}
			return;
		}
		if (["Control", "Meta", "Alt", "Shift", "AltGraph"].includes(event.key)) {
			return;
		}
		event.preventDefault();
		if (!event.repeat || repeated.test(event.key)) {
			act("key", "", keyName(event));
		}
	});

	// keyName returns the engine's name for a key: by its position, but for
	// letters and signs by the character.
	function keyName(event) {
		if (/^[a-z]$/i.test(event.key)) {
			return event.key.toUpperCase();
		}
		if (["/", ":", "?"].includes(event.key)) {
			return event.key;
		}
		return event.code.replace(/^(Key|Digit)/, "");
	}
})();
