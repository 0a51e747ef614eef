// Stores the program for use without a network, and shows a message when there is a
// new version. The running version continues until the player agrees or restarts it.
"use strict";

(() => {
	const often = 60 * 60 * 1000; // at least this long between checks for a new version, ms
	const longest = 60 * 1000; // to wait for a new version that the player has asked for, ms
	let registration;
	let asked = 0;
	let wanted = false; // whether the player has asked for a reload here
	let reloading = false;

	function reload() {
		if (!reloading) {
			reloading = true;
			location.reload();
		}
	}

	// takeOver activates the waiting version. Its worker then takes over the
	// page, which reloads. If the program has not started, a newer one may.
	async function takeOver() {
		wanted = true;
		try {
			registration ??= await navigator.serviceWorker.getRegistration();
		} catch (error) {
			// There is no other version.
		}
		const waiting = registration?.waiting;
		if (!waiting) {
			reload();
			return;
		}
		waiting.postMessage("take over");
		setTimeout(reload, 5000); // in case the worker does not answer
	}

	function tell() {
		const word = globalThis.tidepoolWord;
		globalThis.tidepoolNews(word("update"), [{ label: word("update.now"), act: takeOver }, { label: word("update.later"), quiet: true }]);
	}

	// watch shows the message once a worker has installed its version. The very
	// first worker replaces nothing. It may have claimed the page before its
	// "installed" event, so that is decided now.
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

	// ask checks for a new version. Errors, as without a network, are ignored.
	function ask() {
		if (registration && Date.now() - asked > often) {
			asked = Date.now();
			registration.update().catch(() => {});
		}
	}

	// tidepoolKeep starts this. It is called when everything else is loaded. If
	// storing is not allowed, the page works without it.
	globalThis.tidepoolKeep = async () => {
		if (registration || !navigator.serviceWorker) {
			return;
		}
		try {
			registration = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
		} catch (error) {
			return; // private windows, embedded pages and so on
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

	// tidepoolReload reloads the page, with the newest version stored here.
	globalThis.tidepoolReload = takeOver;

	// tidepoolRenew does the same after checking the server for a new version, unless
	// that takes too long: a network can be silent without an end.
	globalThis.tidepoolRenew = async () => {
		await Promise.race([renewed(), new Promise((done) => { setTimeout(done, longest); })]);
		takeOver();
	};

	async function renewed() {
		try {
			registration ??= await navigator.serviceWorker.getRegistration();
			await registration.update();
			const worker = registration.installing;
			if (worker) {
				await new Promise((done) => { worker.addEventListener("statechange", done); });
			}
		} catch (error) {
			// Use the stored version.
		}
	}

	// tidepoolForget reloads the page and all its files from the server, in
	// case the stored ones are damaged.
	globalThis.tidepoolForget = async () => {
		try {
			const all = await navigator.serviceWorker.getRegistration();
			await all?.unregister();
			const names = await caches.keys();
			const mine = `tidepool ${new URL("./", location.href).pathname} `;
			await Promise.all(names.filter((name) => name.startsWith(mine)).map((name) => caches.delete(name)));
		} catch (error) {
			// Then nothing is stored.
		}
		reload();
	};

	// When another worker takes over, this version's files are gone, so the
	// page reloads, at a moment that does not disturb the player.
	let had = Boolean(navigator.serviceWorker?.controller);
	navigator.serviceWorker?.addEventListener("controllerchange", () => {
		if (!had) {
			had = true;
			return; // the very first worker, of this same version
		}
		const follow = () => {
			if (wanted || globalThis.tidepoolSettled()) {
				reload();
			} else {
				setTimeout(follow, 500);
			}
		};
		follow();
	});
})();
