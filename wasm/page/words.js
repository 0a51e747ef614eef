// The page's own texts in the player's language: that of the settings, or else
// the browser's. They come from the program's own lists when the page is packed.
"use strict";

(() => {
	const table = {}; // written when packed

	// chosen returns the language of the settings, "" for none.
	function chosen() {
		try {
			return localStorage.getItem("tidepool.language") ?? JSON.parse(localStorage.getItem("tidepool/settings.json")).language;
		} catch (error) {
			return ""; // no storage, or no settings yet
		}
	}

	// language returns the language to use, in the same way as locale.Best. It
	// is computed on each call, as the player may have changed it.
	function language() {
		const wanted = [chosen(), ...navigator.languages || [], "en"];
		for (const tag of wanted) {
			const main = String(tag || "").toLowerCase().split("-")[0];
			const known = main === "in" ? "id" : main; // the code of Indonesian on old systems
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

	// tidepoolLanguage returns the tag of the language that the program will use.
	globalThis.tidepoolLanguage = () => language() || "en";
	document.documentElement.lang = globalThis.tidepoolLanguage();
})();
