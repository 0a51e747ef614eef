// Makes pictures in a worker and stores them for later visits. It runs the page's
// own program, which does nothing else here, and starts it only for a picture
// that is not stored. Storage errors are ignored, as pictures can be made again.
"use strict";

importScripts("wasm_exec.js");

const most = 40 << 20; // bytes to store
const spare = 200 << 20; // bytes that must stay free, for games
const idle = 20 * 1000; // ms after which the program is ended, to free its memory

// The engine looks for these when it starts, and adds its canvas. It draws
// nothing here, so everything that it asks of the document does nothing.
const nothing = new Proxy(() => nothing, { get: () => nothing, set: () => true });
self.window = self.document = self.eval = nothing;
self.Document = class { get hidden() { return true; } };

let module;
let version = "";
const now = []; // orders that the page waits for
const ahead = [];
let painting = false;

self.onmessage = ({ data }) => {
	if (data.module) {
		({ module, version } = data);
		shelf = open(data.place);
		return;
	}
	const [key, width, later] = data;
	if (!later) {
		const i = ahead.findIndex((o) => o.key === key && o.width === width);
		if (i >= 0) {
			now.push(...ahead.splice(i, 1));
			return;
		}
	}
	find({ key, width }, later ? ahead : now);
};

// find sends a stored picture, or orders it to be made.
async function find(order, list) {
	const kept = await load(order);
	if (kept) {
		send(kept);
		return;
	}
	list.push(order);
	if (!painting) {
		painting = true;
		goOn();
	}
}

// fail tells the page, which then makes the pictures itself. A rejected promise
// alone would not reach it.
const fail = (error) => setTimeout(() => { throw error; });

const goOn = () => setTimeout(() => paint().catch(fail));

function send(picture) {
	postMessage(picture, picture.pix ? [picture.pix.buffer] : []);
}

// paint makes one picture after another, and lets messages in between.
async function paint() {
	const order = now.shift() || ahead.shift();
	if (!order) {
		painting = false;
		keepAll();
		return;
	}
	const draw = await program();
	const picture = { ...order, ...draw(order.key, order.width) };
	if (picture.pix) {
		made.push({ ...picture, pix: picture.pix.slice() });
	}
	send({ ...picture, drawn: true });
	goOn();
}

// program starts the program unless it runs already.
let running;
let ending;

function program() {
	clearTimeout(ending);
	ending = setTimeout(end, idle);
	running ||= start();
	return running.then(({ draw }) => draw);
}

function start() {
	return new Promise((resolve, reject) => {
		const go = new Go();
		go.exit = (code) => { // without memory the program ends, which rejects nothing
			if (code !== 0) {
				fail(new Error(`the painter has ended with ${code}`));
			}
		};
		self.tidepoolPaint = (draw, stop) => resolve({ draw, stop });
		WebAssembly.instantiate(module, go.importObject).then((instance) => go.run(instance)).catch(reject);
	});
}

async function end() {
	if (painting) {
		ending = setTimeout(end, idle);
		return;
	}
	const { stop } = await running;
	running = undefined;
	stop();
}

// The stored pictures: pixels by name, and in another store their sizes and
// when they were last used.
let shelf = Promise.resolve();
const made = []; // not stored yet
const used = new Set();

const nameOf = (order) => `${version} ${order.width} ${order.key}`;
const done = (request) => new Promise((resolve, reject) => {
	request.onsuccess = () => resolve(request.result);
	request.onerror = () => reject(request.error);
});
const complete = (transaction) => new Promise((resolve, reject) => {
	transaction.oncomplete = resolve;
	transaction.onabort = () => reject(transaction.error);
});

async function open(place) {
	try {
		const request = indexedDB.open(place, 1);
		request.onupgradeneeded = () => {
			request.result.createObjectStore("pixels");
			request.result.createObjectStore("sizes");
		};
		const base = await done(request);
		base.onversionchange = () => base.close(); // deleted to free space; from here on storing fails
		return base;
	} catch (error) {
		return undefined; // nothing is stored
	}
}

// load returns a stored picture, or undefined if it is missing or damaged.
async function load(order) {
	try {
		const base = await shelf;
		const kept = await done(base.transaction("pixels").objectStore("pixels").get(nameOf(order)));
		const pix = kept && new Uint8Array(await new Response(stream(kept.pix, "DecompressionStream")).arrayBuffer());
		if (!pix || pix.length !== 4 * kept.w * kept.h || !pix.length || sum(pix) !== kept.sum) {
			return undefined;
		}
		used.add(nameOf(order));
		return { ...order, w: kept.w, h: kept.h, pix };
	} catch (error) {
		return undefined;
	}
}

// sum is a checksum, to detect damaged pixels.
function sum(pix) {
	const words = new Uint32Array(pix.buffer, pix.byteOffset, pix.length >> 2);
	let all = 0;
	for (let i = 0; i < words.length; i++) {
		all = Math.imul(all ^ words[i], 0x9e3779b1) | 0;
	}
	return all;
}

// stream pipes bytes through the named compression stream.
const stream = (bytes, name) => new Blob([bytes]).stream().pipeThrough(new self[name]("deflate-raw"));

// keepAll stores the new pictures while there is nothing else to do.
let keeping = false;

async function keepAll() {
	if (keeping) {
		return;
	}
	keeping = true;
	try {
		while (made.length > 0 && !painting) {
			await keep(await shelf, made.shift());
		}
		if (!painting) {
			await tidy(await shelf);
		}
	} catch (error) {
		made.length = 0;
	}
	keeping = false;
}

async function keep(base, { w, h, pix, ...order }) {
	const packed = await new Response(stream(pix, "CompressionStream")).arrayBuffer();
	const { quota, usage } = await navigator.storage?.estimate?.() || {};
	if (quota !== undefined && quota - usage < spare) {
		indexedDB.deleteDatabase(base.name);
		throw new Error("no room for pictures");
	}
	const both = base.transaction(["pixels", "sizes"], "readwrite");
	both.objectStore("pixels").put({ w, h, sum: sum(pix), pix: packed }, nameOf(order));
	both.objectStore("sizes").put({ bytes: packed.byteLength, used: Date.now() }, nameOf(order));
	await complete(both);
}

// tidy removes pictures of other versions and, if there are too many, the least
// recently used.
async function tidy(base) {
	const both = base.transaction(["pixels", "sizes"], "readwrite");
	const sizes = both.objectStore("sizes");
	const [keys, values] = await Promise.all([done(sizes.getAllKeys()), done(sizes.getAll())]);
	const list = keys.map((key, i) => ({ key, ...values[i] }));
	for (const one of list.filter((one) => used.has(one.key))) {
		one.used = Date.now();
		sizes.put({ bytes: one.bytes, used: one.used }, one.key);
	}
	used.clear();
	let left = most;
	for (const one of list.sort((a, b) => b.used - a.used)) {
		left -= one.bytes;
		if (left < 0 || !one.key.startsWith(`${version} `)) {
			both.objectStore("pixels").delete(one.key);
			sizes.delete(one.key);
		}
	}
	await complete(both);
}
