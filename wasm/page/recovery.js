// Recovers from failures that the program cannot handle itself: a crash, no
// more memory, lost graphics. Games are stored at every turn, so reloading the
// page takes the player back to the same place. After a second failure within a
// minute the player is asked, to avoid an endless loop.
"use strict";

(() => {
	const soon = 60 * 1000; // ms
	const when = "tidepool/failed";
	const what = "tidepool/failure";
	const word = globalThis.tidepoolWord;

	// lines holds the end of the program's own output.
	let lines = "";
	const decoder = new TextDecoder();
	const write = globalThis.fs?.writeSync;
	if (write) {
		globalThis.fs.writeSync = (fd, bytes) => {
			lines = (lines + decoder.decode(bytes)).slice(-20000);
			return write(fd, bytes);
		};
	}

	// tidepoolFailure returns the key of the message for a failure, and the
	// program's own line about it.
	globalThis.tidepoolFailure = (error) => {
		const line = /^(panic|fatal error|runtime): .*/m.exec(lines);
		const detail = String(error?.message || line?.[0] || "");
		const memory = error instanceof RangeError || /out of memory|cannot allocate/i.test(`${lines} ${detail}`);
		return { key: memory ? "memory" : "crashed", detail };
	};

	// tidepoolRecover reloads the page after a failure, if that may help, and
	// reports whether it does.
	globalThis.tidepoolRecover = (key) => {
		try {
			const last = Number(sessionStorage.getItem(when));
			sessionStorage.setItem(when, String(Date.now()));
			if (Date.now() - last < soon) {
				return false;
			}
			sessionStorage.setItem(what, key);
		} catch (error) {
			return false; // without storage this might go on for ever
		}
		location.reload();
		return true;
	};

	// tidepoolRecovered tells the player, once the program is back, why it was gone.
	globalThis.tidepoolRecovered = () => {
		let key = "";
		try {
			key = sessionStorage.getItem(what);
			sessionStorage.removeItem(what);
		} catch (error) {
			return; // nothing was recorded either
		}
		if (key) {
			globalThis.tidepoolNews(word(key), [{ label: word("ok"), quiet: true }]);
		}
	};

	// tidepoolOpened records the addresses of the pages that are open in this
	// window. tidepoolReopen returns those that were before a reload, or null if
	// somebody has come anew.
	const open = "tidepool/pages";

	globalThis.tidepoolOpened = (routes) => {
		try {
			sessionStorage.setItem(open, routes);
		} catch (error) {
			// The address has the uppermost page, too.
		}
	};

	globalThis.tidepoolReopen = () => {
		try {
			const [visit] = performance.getEntriesByType("navigation");
			return visit?.type === "navigate" ? null : sessionStorage.getItem(open);
		} catch (error) {
			return null;
		}
	};

	// The engine itself reloads the page whenever graphics are lost, without a limit.
	window.addEventListener("webglcontextlost", (event) => {
		event.stopImmediatePropagation();
		event.preventDefault();
		if (!globalThis.tidepoolRecover("graphics")) {
			globalThis.tidepoolStopped(word("graphics"), "");
		}
	}, true);
})();
