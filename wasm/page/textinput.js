// Makes the engine's text input work under the page's content policy, and at
// the first tap.
//
// The engine (exp/textinput of Ebitengine 2.10) types through a hidden textarea. A
// browser shows its keyboard only if the textarea gets focus while a tap or key press
// is being handled, but the program learns of the tap later. So the engine leaves the
// caret's position in two global variables, and a script that it evaluates at its
// start moves the focus at the next event. The policy forbids that, so eval is
// replaced by a function that does nothing, and this file moves the focus.
"use strict";

(() => {
	globalThis.eval = () => undefined;

	const textarea = () => document.getElementById("ebitengine-textinput");

	// takeUp starts the input that the engine is waiting for.
	function takeUp(area) {
		area.value = "";
		area.focus();
		area.style.left = `${globalThis._ebitengine_textinput_x}px`;
		area.style.top = `${globalThis._ebitengine_textinput_y}px`;
		globalThis._ebitengine_textinput_x = undefined;
		globalThis._ebitengine_textinput_y = undefined;
		globalThis._ebitengine_textinput_ready = true;
	}

	// iOS shows its keyboard only for a focus moved within an event. Elsewhere the
	// input starts as soon as the position is known: the engine writes y last.
	const withinEvents = /iP(ad|hone|od)/.test(navigator.userAgent) || navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1;
	if (!withinEvents) {
		let y;
		Object.defineProperty(globalThis, "_ebitengine_textinput_y", {
			get: () => y,
			set: (value) => {
				y = value;
				if (value !== undefined) {
					setTimeout(() => {
						if (y !== undefined && textarea()) {
							takeUp(textarea());
						}
					});
				}
			},
		});
	}

	// onTextbox reports whether a tap ends on a text field of the scene.
	function onTextbox(event) {
		const point = event.changedTouches ? event.changedTouches[0] : event;
		if (!point || point.clientX === undefined || !globalThis.tidepoolState) {
			return false;
		}
		const { nodes } = JSON.parse(globalThis.tidepoolState);
		return nodes.some((n) => n.role === "textbox" && n.enabled &&
			point.clientX >= n.x && point.clientX < n.x + n.w && point.clientY >= n.y && point.clientY < n.y + n.h);
	}

	for (const type of ["mouseup", "touchend", "keyup"]) {
		window.addEventListener(type, (event) => {
			const area = textarea();
			if (!area) {
				return;
			}
			if (globalThis._ebitengine_textinput_x !== undefined && globalThis._ebitengine_textinput_y !== undefined) {
				takeUp(area);
			} else if (document.activeElement !== area && onTextbox(event)) {
				// The program will ask for the textarea in a moment. If it does
				// not, the engine gives the focus back.
				area.focus();
			}
		}, true);
	}
})();
