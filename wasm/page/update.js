// Keeps the program for times without a network, and tells quietly when a new
// version has come. The running one goes on until the player agrees, or until
// it is started again.
"use strict";

(() => {
	const often = 60 * 60 * 1000; // ask for a new version at most so often, ms
	let registration;
	let asked = 0;
	let reloading = false;

	function reload() {
		if (!reloading) {
			reloading = true;
			location.reload();
		}
	}

	// takeOver starts the version that waits. Its worker then takes the page
	// over, which is the sign to load it again.
	function takeOver() {
		const waiting = registration?.waiting;
		if (!waiting) {
			reload();
			return;
		}
		waiting.postMessage("take over");
		setTimeout(reload, 5000); // a worker that does not answer is no reason to stay
	}

	function tell() {
		const word = globalThis.tidepoolWord;
		globalThis.tidepoolNews(word("update"), [{ label: word("update.now"), act: takeOver }, { label: word("update.later"), quiet: true }]);
	}

	// watch tells of a worker once it has all of its version. The first one of
	// all takes the place of nothing; it may have claimed the page before the
	// browser tells that it is installed, so that is decided now.
	function watch(worker) {
		if (!worker || !registration.active) {
			return;
		}
		const look = () => {
			if (worker.state === "installed" && navigator.serviceWorker.controller) {
				tell();
			}
		};
		worker.addEventListener("statechange", look);
		look();
	}

	// ask looks for a new version. Without a network there is none.
	function ask() {
		if (registration && Date.now() - asked > often) {
			asked = Date.now();
			registration.update().catch(() => {});
		}
	}

	// tidepoolKeep begins; it is called when nothing else is to be loaded any
	// more. A page that may not keep anything goes on as it is.
	globalThis.tidepoolKeep = async () => {
		if (registration || !navigator.serviceWorker) {
			return;
		}
		try {
			registration = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
		} catch (error) {
			return; // private windows, embedded pages and the like
		}
		asked = Date.now();
		registration.addEventListener("updatefound", () => watch(registration.installing));
		watch(registration.waiting);
		watch(registration.installing);
		document.addEventListener("visibilitychange", () => {
			if (!document.hidden) {
				ask();
			}
		});
	};

	// tidepoolReload loads the page again, of the newest version that is here.
	globalThis.tidepoolReload = takeOver;

	// tidepoolRenew does so with the server's version, which nobody may have asked
	// for yet.
	globalThis.tidepoolRenew = async () => {
		try {
			registration ??= await navigator.serviceWorker.getRegistration();
			await registration.update();
			const worker = registration.installing;
			if (worker) {
				await new Promise((done) => { worker.onstatechange = done; });
			}
		} catch (error) {
			// What is here has to do.
		}
		takeOver();
	};

	// tidepoolForget loads the page again and all its files from the server, in
	// case those kept are damaged.
	globalThis.tidepoolForget = async () => {
		try {
			const all = await navigator.serviceWorker.getRegistration();
			await all?.unregister();
			const names = await caches.keys();
			const mine = `tidepool ${new URL("./", location.href).pathname} `;
			await Promise.all(names.filter((name) => name.startsWith(mine)).map((name) => caches.delete(name)));
		} catch (error) {
			// Nothing is kept, then.
		}
		reload();
	};

	// Another worker than before: this version's files are no longer there, so
	// the page follows, at a moment that is in nobody's way.
	let had = Boolean(navigator.serviceWorker?.controller);
	navigator.serviceWorker?.addEventListener("controllerchange", () => {
		if (!had) {
			had = true;
			return; // the first worker of all, of this very version
		}
		const follow = () => {
			if (document.hidden || globalThis.tidepoolSettled()) {
				reload();
			} else {
				setTimeout(follow, 500);
			}
		};
		follow();
	});
})();
