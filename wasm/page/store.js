// Stores the program's data in the browser's database, IndexedDB. It is opened
// while the program is still loading. In a worker, this only adds for the page.
"use strict";

(() => {
	// records are contents by name; marks tell versions of a content apart;
	// notes are the store's own data.
	const stores = ["records", "marks", "notes"];
	const version = 1;
	const mostNames = 200_000;
	const manyChanges = 12;
	const settings = "settings.json";
	const manyBytes = 1 << 16; // from here on a worker adds
	const idle = 10 * 1000; // ms until it is ended

	let opening; // resolves to the open database
	let relaxed = false; // whether changes may be written to disk later
	let changes = 0;

	class Failure extends Error {
		constructor(name, message) {
			super(message);
			this.name = name;
		}
	}

	function open() {
		return new Promise((resolve, reject) => {
			const request = indexedDB.open("tidepool", version);
			request.onupgradeneeded = () => {
				for (const name of stores) {
					request.result.createObjectStore(name);
				}
			};
			request.onerror = () => {
				if (request.error?.name === "VersionError") {
					outdated();
				}
				reject(request.error);
			};
			request.onsuccess = () => {
				const database = request.result;
				database.onclose = () => { opening = undefined; };
				database.onversionchange = () => {
					database.close();
					outdated();
				};
				resolve(database);
			};
		});
	}

	// outdated ends this page, as a newer version has taken over the database.
	// All games are stored.
	function outdated() {
		globalThis.tidepoolStopped?.(globalThis.tidepoolWord("outdated"), "");
	}

	// database returns the open database. It tries again if opening failed before.
	function database() {
		if (!opening) {
			const tried = opening = open();
			tried.catch(() => {
				if (opening === tried) {
					opening = undefined;
				}
			});
		}
		return opening;
	}

	// transact resolves to the value that work passes to done, once everything
	// is read or written durably.
	async function transact(mode, work) {
		const options = mode === "readwrite" ? { durability: relaxed ? "relaxed" : "strict" } : {};
		const now = database();
		let transaction;
		try {
			transaction = (await now).transaction(stores, mode, options);
		} catch (error) {
			if (error?.name !== "InvalidStateError") {
				throw error;
			}
			if (opening === now) {
				opening = undefined; // the browser has closed it without a close event
			}
			transaction = (await database()).transaction(stores, mode, options);
		}
		return new Promise((resolve, reject) => {
			let result, failure;
			transaction.oncomplete = () => resolve(result);
			transaction.onabort = () => reject(failure || transaction.error || new Failure("AbortError", "given up"));
			const fail = (name, message) => {
				failure = new Failure(name, message);
				transaction.abort();
			};
			const opened = Object.fromEntries(stores.map((name) => [name, transaction.objectStore(name)]));
			work((name) => opened[name], (value) => { result = value; }, fail);
		});
	}

	const reading = (request, then) => { request.onsuccess = () => then(request.result); };

	// unfit returns the error name for an unusable content, or "".
	function unfit(value, most) {
		if (typeof value !== "string") {
			return "foreign";
		}
		return value.length > most ? "toolarge" : "";
	}

	// kinds are the steps of a change. Where needed, a step checks before it writes.
	const kinds = {
		add(store, fail, [name, value, mark]) {
			store("records").add(value, name).onerror = ({ target }) => {
				if (target.error?.name === "ConstraintError") {
					fail("exists", name);
				}
			};
			store("marks").put(mark, name);
		},
		replace(store, fail, [name, value, mark, old, most]) {
			reading(store("records").get(name), (now) => {
				if (now !== undefined && now !== old) {
					fail(unfit(now, most) || "changed", name);
					return;
				}
				store("records").put(value, name);
				store("marks").put(mark, name);
			});
		},
		move(store, fail, [from, to]) {
			reading(store("records").get(from), (value) => {
				if (value === undefined) {
					fail("missing", from);
					return;
				}
				reading(store("marks").get(from), (mark = 0) => {
					kinds.add(store, fail, [to, value, mark]);
					store("records").delete(from);
					store("marks").delete(from);
				});
			});
		},
		drop(store, fail, [name]) {
			reading(store("records").getKey(name), (key) => {
				if (key === undefined) {
					fail("missing", name);
					return;
				}
				store("records").delete(name);
				store("marks").delete(name);
			});
		},
		note(store, fail, [name, value]) {
			store("notes").put(value, name);
		},
		first(store, fail, [name, value]) {
			reading(store("notes").getKey(name), (key) => {
				if (key !== undefined) {
					fail("exists", name);
					return;
				}
				store("notes").put(value, name);
			});
		},
	};

	// answers are the operations of the store.
	const answers = {
		open: () => database().then(() => null),
		// marks returns all names with their marks, one a line.
		marks: () => transact("readonly", (store, done) => {
			reading(store("records").getAllKeys(null, mostNames), (names) => {
				reading(store("marks").getAllKeys(null, mostNames), (keys) => {
					reading(store("marks").getAll(null, mostNames), (values) => {
						const known = new Map(keys.map((key, i) => [key, values[i]]));
						done(names.filter((name) => typeof name === "string" && !/[\t\n]/.test(name)).map((name) => `${name}\t${known.get(name) ?? 0}`).join("\n"));
					});
				});
			});
		}),
		get: (name, most) => transact("readonly", (store, done, fail) => {
			reading(store("records").get(name), (value) => {
				if (value === undefined) {
					done(null);
				} else if (unfit(value, most)) {
					fail(unfit(value, most), name);
				} else {
					done(value);
				}
			});
		}),
		mark: (name) => transact("readonly", (store, done, fail) => {
			reading(store("records").getKey(name), (key) => {
				if (key === undefined) {
					fail("missing", name);
					return;
				}
				reading(store("marks").get(name), (mark = 0) => done(Number(mark)));
			});
		}),
		recall: (name) => transact("readonly", (store, done) => {
			reading(store("notes").get(name), (value) => done(typeof value === "string" ? value : ""));
		}),
		// add makes many steps that add, given as names, values and marks in one text in UTF-8.
		async add(bytes) {
			if (bytes.length >= manyBytes && !relaxed) {
				try {
					await addInWorker(bytes);
					return;
				} catch (error) {
					// nothing is added, and what follows finds out why
				}
			}
			await answers.change(...additions(bytes));
		},
		// change makes all steps or none.
		async change(...steps) {
			const write = () => transact("readwrite", (store, done, fail) => {
				for (const [kind, ...step] of steps) {
					kinds[kind](store, fail, step);
				}
			});
			try {
				await write();
			} catch (error) {
				if (error?.name !== "QuotaExceededError") {
					throw error;
				}
				await globalThis.tidepoolMakeRoom?.();
				await write();
			}
			speak(steps);
			changes++;
			if (changes === manyChanges) {
				persist();
			}
		},
		// relax lets changes be written to disk later or, if off, writes them all now.
		async relax(on) {
			relaxed = on;
			if (!on) {
				await transact("readwrite", (store) => { store("notes").put("", "written"); });
			}
		},
	};

	function additions(bytes) {
		const fields = new TextDecoder().decode(bytes).split("\0");
		const steps = [];
		for (let i = 0; i + 2 < fields.length; i += 3) {
			steps.push(["add", fields[i], fields[i + 1], Number(fields[i + 2])]);
		}
		return steps;
	}

	// A worker adds a thousand games without blocking the page. It is ended when it has
	// had nothing to do for a while.
	let worker;
	let ending;

	function addInWorker(bytes) {
		clearTimeout(ending);
		return new Promise((resolve, reject) => {
			worker ||= new Worker("store.js");
			worker.addEventListener("error", (event) => {
				event.preventDefault();
				endWorker();
				reject(new Failure("Error", "no worker"));
			}, { once: true });
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = ({ data }) => (data ? reject(new Failure("Error", data)) : resolve());
			worker.postMessage(bytes, [port2]);
		}).finally(() => { ending = setTimeout(endWorker, idle); });
	}

	function endWorker() {
		worker?.terminate();
		worker = undefined;
	}

	// speak records the language of the settings for the page's own texts,
	// which are needed before the database is open.
	function speak(steps) {
		for (const [, name, value] of steps) {
			if (name === settings) {
				try {
					localStorage.setItem("tidepool.language", JSON.parse(value).language || "");
				} catch (error) {
					// the browser's language is used
				}
			}
		}
	}

	// persist asks the browser once not to clear the database when space runs
	// short. It does so after a few turns, as some browsers ask the player.
	async function persist() {
		try {
			if (await answers.recall("persist") || !navigator.storage?.persist || await navigator.storage.persisted()) {
				return;
			}
			await transact("readwrite", (store) => { store("notes").put("asked", "persist"); });
			await navigator.storage.persist();
		} catch (error) {
			// the browser may clear it, then
		}
	}

	// ask runs the operation named word and calls answer with the name and
	// message of an error, or with a value.
	function ask(word, args, answer) {
		Promise.resolve().then(() => answers[word](...args)).then(
			(value) => answer("", "", value),
			(error) => answer(error?.name || "Error", String(error?.message || error), null),
		);
	}

	// An older version of the page writes to localStorage, from which this one
	// only imports. A page that comes back from the browser's cache also hears of
	// what this version has written to sessionStorage meanwhile.
	let told = false;
	addEventListener("storage", (event) => {
		if (event.storageArea === localStorage && event.key?.startsWith("tidepool/") && event.newValue !== null) {
			globalThis.tidepoolArrived?.();
			if (!told) {
				told = true;
				globalThis.tidepoolNews(globalThis.tidepoolWord("older"), [{ label: globalThis.tidepoolWord("ok"), quiet: true }]);
			}
		}
	});

	if (!globalThis.document) {
		globalThis.onmessage = ({ data, ports: [port] }) => {
			answers.change(...additions(data)).then(() => port.postMessage(""), (error) => port.postMessage(String(error)));
		};
	}
	globalThis.tidepoolStore = { ask };
	database().catch(() => {}); // the program tries again and reports the error
})();
