// A small IndexedDB, as far as the page's store.js uses it: requests are answered
// in their order, a transaction is complete when nothing is asked any more, and
// one that is aborted leaves everything as it was.
"use strict";

globalThis.fakeIndexedDB = () => {
	const databases = new Map(); // the stores of each by name
	const order = (keys) => [...keys].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

	class Transaction {
		constructor(stores) {
			this.stores = stores;
			this.before = new Map(Array.from(stores, ([name, store]) => [name, new Map(store)]));
			this.waiting = [];
			this.over = false;
			this.error = null;
			setTimeout(() => this.run(), 0);
		}

		run() {
			while (this.waiting.length > 0 && !this.over) {
				const { request, does } = this.waiting.shift();
				if (globalThis.indexedDB.fails) {
					this.error = globalThis.indexedDB.fails();
					this.abort();
					return;
				}
				try {
					request.result = does();
				} catch (error) {
					request.error = error;
					request.onerror?.({ target: request });
					if (!this.over) {
						this.error = error;
						this.abort();
					}
					return;
				}
				request.onsuccess?.();
			}
			if (!this.over) {
				this.over = true;
				this.oncomplete?.();
			}
		}

		abort() {
			this.over = true;
			for (const [name, store] of this.before) {
				this.stores.set(name, store);
			}
			setTimeout(() => this.onabort?.(), 0);
		}

		objectStore(name) {
			const store = () => this.stores.get(name);
			const ask = (does) => {
				const request = {};
				this.waiting.push({ request, does });
				return request;
			};
			return {
				get: (key) => ask(() => store().get(key)),
				getKey: (key) => ask(() => (store().has(key) ? key : undefined)),
				getAllKeys: (range, most) => ask(() => order(store().keys()).slice(0, most)),
				getAll: (range, most) => ask(() => order(store().keys()).slice(0, most).map((key) => store().get(key))),
				add: (value, key) => ask(() => {
					if (store().has(key)) {
						throw new DOMException("a record with this key is there", "ConstraintError");
					}
					store().set(key, value);
				}),
				put: (value, key) => ask(() => void store().set(key, value)),
				delete: (key) => ask(() => void store().delete(key)),
			};
		}
	}

	return {
		open(name) {
			const request = {};
			setTimeout(() => {
				const made = !databases.has(name);
				const stores = databases.get(name) || new Map();
				databases.set(name, stores);
				request.result = {
					createObjectStore: (store) => stores.set(store, new Map()),
					transaction: () => new Transaction(stores),
					close() {},
				};
				if (made) {
					request.onupgradeneeded?.();
				}
				request.onsuccess();
			}, 0);
			return request;
		},
	};
};
