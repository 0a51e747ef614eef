// Stores all files of this version, so that the program starts without a
// network and never with files of two versions. A new version waits until no
// page uses the old one, or until a page says "take over".
"use strict";

const version = ""; // written when packed
// The files with the hashes of their contents (SHA-256 in base64), and
// index.html with the version, which its text contains. Written when packed.
const files = new Map([]);

const scope = new URL(registration.scope);
const prefix = `tidepool ${scope.pathname} `;
const page = "index.html";

// keyOf is a file's key in the cache. The same contents have the same key in
// every version, so unchanged files need not be fetched again.
const keyOf = (file) => new URL(`${file}?${encodeURIComponent(files.get(file))}`, scope).href;

// fetched fetches a file of this version from the server, or throws.
async function fetched(file) {
	const request = { cache: "no-cache", credentials: "same-origin" };
	if (file !== page) {
		request.integrity = `sha256-${files.get(file)}`;
	}
	// Some servers redirect index.html to the folder.
	const response = await fetch(file === page ? "./" : file, request);
	if (!response.ok) {
		throw new Error(`${file}: ${response.status} ${response.statusText}`);
	}
	if (file !== page) {
		return response;
	}
	const text = await response.text();
	if (!text.includes(`data-version="${version}"`)) {
		throw new Error(`${file} is of another version than ${version}`);
	}
	return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8", ...policies(response) } });
}

// policies returns the server's security headers, which are stored with the page.
function policies(response) {
	const kept = {};
	for (const name of ["Content-Security-Policy", "Cross-Origin-Opener-Policy", "Cross-Origin-Embedder-Policy", "Permissions-Policy", "Referrer-Policy"]) {
		const value = response.headers.get(name);
		if (value) {
			kept[name] = value;
		}
	}
	return kept;
}

// keepAll completes this version's cache, also after an interruption.
async function keepAll() {
	const store = await caches.open(prefix + version);
	await Promise.all(Array.from(files.keys(), async (file) => {
		const key = keyOf(file);
		if (!await store.match(key)) {
			await store.put(key, await caches.match(key) || await fetched(file));
		}
	}));
}

// tidy deletes the caches of other versions.
async function tidy() {
	const names = await caches.keys();
	await Promise.all(names.filter((name) => name.startsWith(prefix) && name !== prefix + version).map((name) => caches.delete(name)));
}

// fileOf returns the file that a request is for, or undefined if it is not one
// of this version's.
function fileOf(request) {
	const url = new URL(request.url);
	if (request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) {
		return undefined;
	}
	const name = url.pathname.slice(scope.pathname.length) || page;
	return files.has(name) ? name : undefined;
}

async function answer(file, request) {
	let kept;
	try {
		const store = await caches.open(prefix + version);
		kept = await store.match(keyOf(file));
	} catch (error) {
		// Storage that cannot be read must not keep the page from the network.
	}
	return kept || fetch(request);
}

// install gives back the space of a version that does not fit: games need it more.
async function install() {
	try {
		await keepAll();
	} catch (error) {
		if (error?.name === "QuotaExceededError") {
			await caches.delete(prefix + version);
		}
		throw error;
	}
}

self.addEventListener("install", (event) => event.waitUntil(install()));

self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => clients.claim())));

self.addEventListener("fetch", (event) => {
	const file = fileOf(event.request);
	if (file) {
		event.respondWith(answer(file, event.request));
	}
});

self.addEventListener("message", (event) => {
	if (event.data === "take over") {
		skipWaiting();
	}
});
