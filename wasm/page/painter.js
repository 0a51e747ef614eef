// Makes pictures beside the page, and keeps them from one visit to the next. It
// runs the page's own program, which draws nothing else here, but only when a
// picture is asked for that is not kept. What goes wrong with keeping is nothing
// to anyone: pictures can be made.
"use strict";

importScripts("wasm_exec.js");

const most = 40 << 20; // bytes that are kept
const spare = 200 << 20; // bytes that must be free beside, for games
const idle = 20 * 1000; // ms after which the program is ended, for its memory

// What the engine looks for when it starts, and puts its canvas into. It draws
// nothing here, so whatever it asks of the document is something that does nothing.
const nothing = new Proxy(() => nothing, { get: () => nothing, set: () => true });
self.window = self.document = self.eval = nothing;
self.Document = class { get hidden() { return true; } };

let module;
let version = "";
const now = []; // orders that are waited for
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

// find sends a picture that is kept, or has it made.
async function find(order, list) {
	const kept = await load(order);
	if (kept) {
		send(kept);
		return;
	}
	list.push(order);
	if (!painting) {
		painting = true;
		setTimeout(paint);
	}
}

function send(picture) {
	postMessage(picture, picture.pix ? [picture.pix.buffer] : []);
}

// paint makes one picture after the other, and hears in between what comes.
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
	setTimeout(paint);
}

// program starts the program, if it does not run.
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
		self.tidepoolPaint = (draw, stop) => resolve({ draw, stop });
		WebAssembly.instantiate(module, go.importObject).then((instance) => go.run(instance)).catch((error) => {
			setTimeout(() => { throw error; }); // which the page hears of
			reject(error);
		});
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

// The pictures that are kept: their pixels by their names, and beside them how
// large they are and when they were last asked for.
let shelf = Promise.resolve();
const made = []; // that are yet to be kept
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
		base.onversionchange = () => base.close(); // it is deleted, for its room: none are kept any more
		return base;
	} catch (error) {
		return undefined; // none are kept
	}
}

// load returns a picture that is kept, whole, or undefined.
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

// sum tells pixels from damaged ones.
function sum(pix) {
	const words = new Uint32Array(pix.buffer, pix.byteOffset, pix.length >> 2);
	let all = 0;
	for (let i = 0; i < words.length; i++) {
		all = Math.imul(all ^ words[i], 0x9e3779b1) | 0;
	}
	return all;
}

// stream is bytes that come through a stream of that name.
const stream = (bytes, name) => new Blob([bytes]).stream().pipeThrough(new self[name]("deflate-raw"));

// keepAll keeps what has been made, as long as nothing else is to be done.
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

// tidy removes other versions' pictures and, where there are too many, those not
// asked for longest.
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
