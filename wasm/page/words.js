// The words that the page says itself, in the player's language: the one of
// the settings, or else the browser's. They come from the program's own lists
// when the page is packed.
"use strict";

(() => {
	const table = {}; // written when packed

	// chosen is the language of the settings, "" for none.
	function chosen() {
		try {
			return localStorage.getItem("tidepool.language") ?? JSON.parse(localStorage.getItem("tidepool/settings.json")).language;
		} catch (error) {
			return ""; // no storage, or no settings yet
		}
	}

	// language is asked anew each time, as the player may have changed it. It
	// chooses as the program does (locale.Best).
	function language() {
		const wanted = [chosen(), ...navigator.languages || [], "en"];
		for (const tag of wanted) {
			const main = String(tag || "").toLowerCase().split("-")[0];
			const known = main === "in" ? "id" : main; // as old systems call Indonesian
			if (table[known]) {
				return known;
			}
		}
		return "";
	}

	// tidepoolWord returns the text of a key with {names} filled in.
	globalThis.tidepoolWord = (key, values = {}) => {
		const text = table[language()]?.[key] ?? key;
		return text.replace(/\{(\w+)\}/g, (whole, name) => name in values ? values[name] : whole);
	};

	// tidepoolLanguage is the tag of the language that the program will speak.
	globalThis.tidepoolLanguage = () => language() || "en";
	document.documentElement.lang = globalThis.tidepoolLanguage();
})();
