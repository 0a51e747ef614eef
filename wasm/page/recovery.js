// Comes back from failures that a program cannot mend from within: a mistake,
// no more memory, graphics that the system has taken away. Games are stored at
// every turn, so loading the page again leads back to where the player was.
// What fails again at once would do so for ever; then the player is asked.
"use strict";

(() => {
	const soon = 60 * 1000; // ms
	const when = "tidepool/failed";
	const what = "tidepool/failure";
	const word = globalThis.tidepoolWord;

	// lines are the last that the program has written about itself.
	let lines = "";
	const decoder = new TextDecoder();
	const write = globalThis.fs?.writeSync;
	if (write) {
		globalThis.fs.writeSync = (fd, bytes) => {
			lines = (lines + decoder.decode(bytes)).slice(-20000);
			return write(fd, bytes);
		};
	}

	// tidepoolFailure names what the program has died of, by the key of the
	// word for it, and the program's own line about it.
	globalThis.tidepoolFailure = (error) => {
		const line = /^(panic|fatal error|runtime): .*/m.exec(lines);
		const detail = String(error?.message || line?.[0] || "");
		const memory = error instanceof RangeError || /out of memory|cannot allocate/i.test(`${lines} ${detail}`);
		return { key: memory ? "memory" : "crashed", detail };
	};

	// tidepoolRecover loads the page again after a failure, if that may help,
	// and reports whether it does.
	globalThis.tidepoolRecover = (key) => {
		try {
			const last = Number(sessionStorage.getItem(when));
			sessionStorage.setItem(when, String(Date.now()));
			if (Date.now() - last < soon) {
				return false;
			}
			sessionStorage.setItem(what, key);
		} catch (error) {
			return false; // without a memory this might go on for ever
		}
		location.reload();
		return true;
	};

	// tidepoolRecovered says, once the program is there again, why it was away.
	globalThis.tidepoolRecovered = () => {
		let key = "";
		try {
			key = sessionStorage.getItem(what);
			sessionStorage.removeItem(what);
		} catch (error) {
			return; // nor was anything noted
		}
		if (key) {
			globalThis.tidepoolNews(word(key), [{ label: word("ok"), quiet: true }]);
		}
	};

	// tidepoolOpened notes which game is open in this window, "" for none, and
	// tidepoolReopen tells which it was before the page was loaded again; null
	// if this is the first time.
	const open = "tidepool/open";

	globalThis.tidepoolOpened = (id) => {
		try {
			sessionStorage.setItem(open, id);
		} catch (error) {
			// the settings have it, too
		}
	};

	globalThis.tidepoolReopen = () => {
		try {
			return sessionStorage.getItem(open);
		} catch (error) {
			return null;
		}
	};

	// The engine itself loads the page again whenever the graphics are lost,
	// be it without end.
	window.addEventListener("webglcontextlost", (event) => {
		event.stopImmediatePropagation();
		event.preventDefault();
		if (!globalThis.tidepoolRecover("graphics")) {
			globalThis.tidepoolStopped(word("graphics"), "");
		}
	}, true);
})();
