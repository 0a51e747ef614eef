package shelf

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"syscall/js"
	"testing"
	"time"

	"tidepool/play/match"
)

// run runs a script in the global scope.
func run(script string) { js.Global().Get("Function").New(script).Invoke() }

// script reads one of the page's files, or of this package's.
func script(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// install gives the program a database, the page's script for it, and a localStorage that, like the
// browser's, has its values as properties. With a fault, all of it throws what that script says.
func install(t *testing.T, fault string) {
	t.Helper()
	run(script(t, "testdata/indexeddb.js"))
	run(`
		globalThis.addEventListener = () => {};
		globalThis.fault = () => { const made = ` + fault + `; if (made) throw made; };
		const guard = f => function(...args) { fault(); return f.apply(this, args); };
		const methods = {
			getItem: guard(function(k) { return Object.hasOwn(this, k) ? this[k] : null; }),
			setItem: guard(function(k, v) { this[k] = String(v); }),
			removeItem: guard(function(k) { delete this[k]; }),
		};
		Object.defineProperty(globalThis, "localStorage", { value: Object.create(methods), configurable: true });
		globalThis.indexedDB = fakeIndexedDB();
		if (` + fault + `) indexedDB.fails = () => ` + fault + `;
	`)
	run(script(t, "../../wasm/page/store.js"))
	t.Cleanup(func() {
		run(`for (const name of ["localStorage", "indexedDB", "tidepoolStore", "fault"]) Reflect.deleteProperty(globalThis, name);`)
	})
}

// full and forbidden are exceptions of a browser.
const (
	none      = `null`
	full      = `new DOMException("it is full", "QuotaExceededError")`
	forbidden = `new DOMException("it may not be used", "SecurityError")`
)

func openBrowser(t *testing.T) Store {
	t.Helper()
	store, err := OpenStore("", time.Time{})
	if err != nil {
		t.Fatal(err)
	}
	return store
}

func TestIndexedDB(t *testing.T) {
	install(t, none)
	testStore(t, openBrowser(t))
}

func TestIndexedDBHoldsGames(t *testing.T) {
	install(t, none)
	g := newGame(t, "up", "again")
	g.Match.Annotate(g.Match.Node(1), match.Note{Comment: "海 🦀 \\ }"})
	save(t, Open(openBrowser(t), toyGames), g, 0)
	s := Open(openBrowser(t), toyGames)
	checkHolds(t, s, g)
	if l := s.List(); len(l.Games) != 1 || len(l.Problems) != 0 {
		t.Errorf("listing %+v", l)
	}
	more := []*Game{newGame(t, "up"), newGame(t, "down")}
	saveNew(t, s, more)
	for _, g := range more {
		checkHolds(t, Open(openBrowser(t), toyGames), g)
	}
	if l := s.List(); len(l.Games) != 3 || len(l.Problems) != 0 {
		t.Errorf("listing %+v", l)
	}
}

// Foreign records in the database are set aside and block nothing.
func TestIndexedDBHoldsWhatIsNoGame(t *testing.T) {
	install(t, none)
	s := Open(openBrowser(t), toyGames)
	g := newGame(t, "up")
	save(t, s, g, 0)
	done := make(chan struct{})
	put := js.FuncOf(func(js.Value, []js.Value) any { close(done); return nil })
	defer put.Release()
	js.Global().Get("Function").New("name", "done", `
		const request = indexedDB.open("tidepool");
		request.onsuccess = () => {
			const t = request.result.transaction(["records", "marks"], "readwrite");
			t.objectStore("records").put({ not: "a text" }, name);
			t.objectStore("records").put("x".repeat(3 << 20), "20261121-061005123-0007.game");
			t.objectStore("marks").put("nonsense", name);
			t.oncomplete = done;
		};
	`).Invoke(g.ID+gameExt, put)
	<-done
	l := Open(openBrowser(t), toyGames).List()
	if len(l.Games) != 0 || len(l.Problems) != 2 || l.Problems[0].Aside == "" || l.Problems[1].Aside == "" {
		t.Errorf("listing %+v", l)
	}
}

func TestIndexedDBFails(t *testing.T) {
	install(t, full)
	s := Open(openBrowser(t), toyGames)
	g := newGame(t, "up")
	if err := s.Save(g, noon); !errors.Is(err, ErrMemoryOnly) || CauseOf(err) != CauseFull {
		t.Errorf("save: %v, cause %s", err, CauseOf(err))
	}
	play(t, g, "up")
	save(t, s, g, 1)
	checkHolds(t, s, g)
}

// TestNoIndexedDB covers browsers that throw on any access, browsers without it, and a page without its script.
func TestNoIndexedDB(t *testing.T) {
	for name, how := range map[string]string{
		"throws": `Object.defineProperty(globalThis, "indexedDB", { get() { throw ` + forbidden + ` }, configurable: true });`,
		"null":   `Object.defineProperty(globalThis, "indexedDB", { value: null, configurable: true });`,
		"none":   `Reflect.deleteProperty(globalThis, "indexedDB");`,
		"alone":  `Reflect.deleteProperty(globalThis, "tidepoolStore");`,
		"refused": `globalThis.indexedDB = { open() {
			const request = { error: ` + forbidden + ` };
			setTimeout(() => request.onerror(), 0);
			return request;
		} };`,
	} {
		install(t, none)
		if name != "alone" {
			run(how)
			run(script(t, "../../wasm/page/store.js"))
		} else {
			run(how)
		}
		store, err := OpenStore("", time.Time{})
		if CauseOf(err) != CauseOff {
			t.Errorf("%s: %v, cause %s", name, err, CauseOf(err))
		}
		testStore(t, store)
	}
}

// TestLocalStorageComesOver has data stored by an older page.
func TestLocalStorageComesOver(t *testing.T) {
	install(t, none)
	g := newGame(t, "up")
	kept := string(encode(g.Match, noon))
	js.Global().Get("localStorage").Call("setItem", "tidepool/20261121-061005123-0007.game", kept)
	js.Global().Get("localStorage").Call("setItem", "another", "not ours")
	s := Open(openBrowser(t), toyGames)
	if l := s.List(); len(l.Games) != 1 || l.Games[0].ID != "20261121-061005123-0007" {
		t.Errorf("listing %+v", l)
	}
	if n := js.Global().Get("Object").Call("keys", js.Global().Get("localStorage")).Length(); n != 1 {
		t.Errorf("localStorage has %d keys still", n)
	}
}

// Many contents are created at once, or none if a name is taken.
func TestIndexedDBCreatesAllOrNone(t *testing.T) {
	install(t, none)
	store := openBrowser(t)
	if err := store.Create("b.game", []byte("first")); err != nil {
		t.Fatal(err)
	}
	all := store.(creator).createAll
	if err := all([]string{"a.game", "b.game", "c.game"}, []string{"1", "2", "3"}); !errors.Is(err, fs.ErrExist) {
		t.Errorf("where a name is taken: %v", err)
	}
	if names, err := store.List(); err != nil || len(names) != 1 {
		t.Errorf("then there are %v, %v", names, err)
	}
	for _, list := range [][]string{{"", "海 🦀"}, {"a\tb\n", "with \x00 in it"}} {
		names := []string{fmt.Sprintf("d%d.game", len(list[0])), fmt.Sprintf("e%d.game", len(list[0]))}
		if err := all(names, list); err != nil {
			t.Fatal(err)
		}
		for i, name := range names {
			got, err := openBrowser(t).Read(name)
			mark, err2 := store.Stat(name)
			if err := errors.Join(err, err2); err != nil || string(got) != list[i] || mark != markOf(got) {
				t.Errorf("%s is read as %q with %v, %v", name, got, mark, err)
			}
		}
	}
}
