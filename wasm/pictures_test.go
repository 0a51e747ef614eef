//go:build !js

package wasm

import (
	"strconv"
	"testing"
)

// countPictures counts the pictures that the page's worker delivers and those that it had to draw.
const countPictures = `
globalThis.come = 0;
globalThis.painted = 0;
globalThis.Worker = class extends Worker {
	constructor(...args) {
		super(...args);
		this.addEventListener("message", ({ data }) => {
			if (data.pix) {
				come++;
				painted += data.drawn ? 1 : 0;
			}
		});
	}
};`

// damagePictures flips a bit in every cached picture.
const damagePictures = `globalThis.damaged = false;
indexedDB.databases().then((list) => {
	const request = indexedDB.open(list.find(({ name }) => name.startsWith("tidepool pictures")).name);
	request.onsuccess = () => {
		const both = request.result.transaction("pixels", "readwrite");
		both.objectStore("pixels").openCursor().onsuccess = ({ target: { result: cursor } }) => {
			if (!cursor) return;
			const bytes = new Uint8Array(cursor.value.pix);
			bytes[bytes.length >> 1] ^= 1;
			cursor.update(cursor.value);
			cursor.continue();
		};
		both.oncomplete = () => { request.result.close(); damaged = true; };
	};
}); undefined`

// countKept counts the cached pictures.
const countKept = `globalThis.kept = -1;
indexedDB.databases().then((list) => {
	const one = list.find(({ name }) => name.startsWith("tidepool pictures"));
	if (!one) return;
	const request = indexedDB.open(one.name);
	request.onsuccess = () => {
		request.result.transaction("pixels").objectStore("pixels").count().onsuccess = ({ target }) => { request.result.close(); kept = target.result; };
	};
}); undefined`

// awaitKept waits until every painted picture is cached.
func (b *browser) awaitKept(least int) {
	b.t.Helper()
	b.run(countKept)
	b.await("the pictures to be kept", `(globalThis.kept >= 0 && kept >= `+strconv.Itoa(least)+`) || (setTimeout(() => { `+countKept+` }), false)`)
}

// A later visit draws no picture of an earlier one again, except damaged ones.
func TestPicturesAreKept(t *testing.T) {
	t.Parallel()
	b := open(t)
	b.before(countPictures)
	url := serve(t, webBuild)
	b.visit(url)
	b.awaitReady()
	first := eval[int](b, "come")
	if painted := eval[int](b, "painted"); painted != first || first == 0 {
		t.Errorf("at a first visit %d of %d pictures are painted", painted, first)
	}
	b.awaitKept(first)
	b.visit("about:blank")
	b.visit(url)
	b.awaitReady()
	if come, painted := eval[int](b, "come"), eval[int](b, "painted"); come != first || painted != 0 {
		t.Errorf("at a second visit %d pictures come and %d are painted, want %d and none", come, painted, first)
	}
	b.run(damagePictures)
	b.await("the pictures to be damaged", "damaged")
	b.visit("about:blank")
	b.visit(url)
	b.awaitReady()
	if come, painted := eval[int](b, "come"), eval[int](b, "painted"); come != first || painted != first {
		t.Errorf("of damaged pictures %d come and %d are painted, want %d", come, painted, first)
	}
	b.checkClean(url)
}

// fullOfPictures makes the browser refuse to store anything until the pictures are deleted.
const fullOfPictures = `{
	const { put } = IDBObjectStore.prototype;
	IDBObjectStore.prototype.put = function (...all) {
		const request = put.apply(this, all);
		if (globalThis.full && this.transaction.db.name === "tidepool" && !this.transaction.error) {
			Object.defineProperty(this.transaction, "error", { value: new DOMException("no room", "QuotaExceededError") });
			queueMicrotask(() => this.transaction.abort());
		}
		return request;
	};
	const { deleteDatabase } = IDBFactory.prototype;
	IDBFactory.prototype.deleteDatabase = function (name) {
		const request = deleteDatabase.call(this, name);
		request.addEventListener("success", () => { globalThis.full = false; });
		return request;
	};
}`

// Pictures are deleted if there is no room for a turn.
func TestPicturesMakeRoom(t *testing.T) {
	rare(t)
	t.Parallel()
	b := open(t)
	b.before(countPictures)
	b.before(fullOfPictures)
	url := serve(t, webBuild)
	b.visit(url)
	b.awaitReady()
	b.startGame("konane")
	b.awaitKept(eval[int](b, "come"))
	b.run("globalThis.full = true")
	board := b.playTaps("a1").spots()
	b.run(`globalThis.names = ""; indexedDB.databases().then((list) => { names = list.map(({ name }) => name).join(); }); undefined`)
	b.await("the names", "names")
	if names := eval[string](b, "names"); names != "tidepool" {
		t.Errorf("the databases are %q", names)
	}
	b.visit("about:blank")
	b.visit(url)
	b.awaitReady()
	if got := b.awaitScene("board").spots(); got != board {
		t.Errorf("the board is\n%swas\n%s", got, board)
	}
	b.checkClean(url)
}

// The page works without a worker, without a database, and with one that fails.
func TestPicturesWithoutHelp(t *testing.T) {
	t.Parallel()
	for _, script := range today(t, []string{
		`delete globalThis.Worker`,
		`globalThis.Worker = class extends Worker { constructor(name) { if (name === "painter.js") throw new Error("refused"); super(name); } }`,
		`globalThis.Worker = class extends Worker { postMessage(data) { super.postMessage(data.module ? { ...data, module: 3 } : data); } }`,
	}, 1) {
		t.Run(script, func(t *testing.T) {
			b := open(t)
			b.before(script)
			b.visit(serve(t, webBuild))
			b.awaitReady()
			b.awaitScene("menu")
		})
	}
}

// A worker that has failed is ended: it would keep the memory of a whole program.
func TestFailedPainterEnds(t *testing.T) {
	rare(t)
	t.Parallel()
	b := open(t)
	b.before(`globalThis.ended = 0; globalThis.Worker = class extends Worker {
		postMessage(data) { super.postMessage(data.module ? { ...data, module: 3 } : data); }
		terminate() { ended++; super.terminate(); }
	}`)
	b.visit(serve(t, webBuild))
	b.awaitReady()
	if ended := eval[int](b, "ended"); ended != 1 {
		t.Errorf("workers were ended %d times", ended)
	}
}
