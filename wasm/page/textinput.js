// Lets the engine's text input work under the page's content policy, and at
// the first tap.
//
// The engine (exp/textinput of Ebitengine 2.10) types through a textarea that
// nobody sees. A browser shows its keyboard only when that takes the focus
// while the player's tap or key is being handled, and the program learns of
// the tap later. So the engine leaves the place of the caret in two global
// variables, and a piece of JavaScript that it evaluates at its start moves
// the focus at the next event. Evaluating is what the policy forbids, so that
// is made to do nothing and the focus is moved from here.
"use strict";

(() => {
	globalThis.eval = () => undefined;

	const textarea = () => document.getElementById("ebitengine-textinput");

	// takeUp starts the input that the engine has been waiting to start.
	function takeUp(area) {
		area.value = "";
		area.focus();
		area.style.left = `${globalThis._ebitengine_textinput_x}px`;
		area.style.top = `${globalThis._ebitengine_textinput_y}px`;
		globalThis._ebitengine_textinput_x = undefined;
		globalThis._ebitengine_textinput_y = undefined;
		globalThis._ebitengine_textinput_ready = true;
	}

	// iOS shows its keyboard only for a focus moved within an event. Others do
	// not mind, so there the input starts as soon as the place is known: y is
	// what the engine writes last.
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

	// onTextbox tells whether a tap ends on a line of text to be edited.
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
				// not after all, the engine gives the focus back.
				area.focus();
			}
		}, true);
	}
})();
