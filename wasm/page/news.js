// Shows a message at the lower edge of the page, with buttons to answer it. The
// program makes room for it.
"use strict";

(() => {
	const news = document.getElementById("news");

	// tidepoolNews shows a message, replacing an earlier one. Each choice is a
	// button with a label; its action runs after the message is hidden.
	globalThis.tidepoolNews = (text, choices) => {
		const line = document.createElement("p");
		line.textContent = text;
		const buttons = choices.map(({ label, act, quiet }) => {
			const button = document.createElement("button");
			button.type = "button";
			button.textContent = label;
			button.className = quiet ? "quiet" : "";
			button.onclick = () => {
				news.hidden = true;
				act?.();
			};
			return button;
		});
		news.replaceChildren(line, ...buttons);
		news.hidden = false;
	};

	// The program reads how much of the lower edge is taken, including a notch.
	new ResizeObserver(() => {
		const taken = news.hidden ? 0 : Math.ceil(innerHeight - news.getBoundingClientRect().top);
		document.documentElement.style.setProperty("--news", `${taken}px`);
		globalThis.tidepoolAct?.("refit", "", "");
	}).observe(news);
})();
