package shelf

import (
	"errors"
	"syscall/js"
	"testing"
	"time"
)

// install puts an object in the place of localStorage that has its methods
// and, like it, its values as properties. A broken one throws instead.
func install(t *testing.T, broken bool) {
	t.Helper()
	script := `
		const broken = ` + map[bool]string{true: "true", false: "false"}[broken] + `;
		const guard = f => function(...args) {
			if (broken) throw new DOMException("it is full", "QuotaExceededError");
			return f.apply(this, args);
		};
		const methods = {
			getItem: guard(function(k) { return Object.hasOwn(this, k) ? this[k] : null; }),
			setItem: guard(function(k, v) { this[k] = String(v); }),
			removeItem: guard(function(k) { delete this[k]; }),
		};
		return Object.create(methods);`
	object := js.Global().Get("Function").New(script).Invoke()
	define(js.Global().Get("Function").New("o", "return {value: o, configurable: true}").Invoke(object))
	t.Cleanup(func() { js.Global().Get("Reflect").Call("deleteProperty", js.Global(), "localStorage") })
}

// define makes localStorage what a property descriptor says.
func define(descriptor js.Value) {
	js.Global().Get("Object").Call("defineProperty", js.Global(), "localStorage", descriptor)
}

func openBrowser(t *testing.T) Store {
	t.Helper()
	store, err := OpenStore("", time.Time{})
	if err != nil {
		t.Fatal(err)
	}
	return store
}

func TestLocalStorage(t *testing.T) {
	install(t, false)
	testStore(t, openBrowser(t))
}

func TestLocalStorageHoldsGames(t *testing.T) {
	install(t, false)
	g := newGame(t, "up", "again")
	g.Match.SetComment(1, "海 🦀 \\ }")
	save(t, Open(openBrowser(t), toyGames), g, 0)
	s := Open(openBrowser(t), toyGames)
	checkHolds(t, s, g)
	if l := s.List(); len(l.Games) != 1 || len(l.Problems) != 0 {
		t.Errorf("listing %+v", l)
	}
}

func TestLocalStorageThrows(t *testing.T) {
	install(t, true)
	s := Open(openBrowser(t), toyGames)
	g := newGame(t, "up")
	if err := s.Save(g, noon); !errors.Is(err, ErrMemoryOnly) || CauseOf(err) != CauseFull {
		t.Errorf("save: %v, cause %s", err, CauseOf(err))
	}
	play(t, g, "up")
	save(t, s, g, 1)
	checkHolds(t, s, g)
}

// TestNoLocalStorage has the browsers that throw at the mere mention of it,
// and those that have none.
func TestNoLocalStorage(t *testing.T) {
	for name, script := range map[string]string{
		"throws": `return {get() { throw new DOMException("it may not be used", "SecurityError") }, configurable: true}`,
		"null":   `return {value: null, configurable: true}`,
		"none":   `return {value: undefined, configurable: true}`,
	} {
		define(js.Global().Get("Function").New(script).Invoke())
		store, err := OpenStore("", time.Time{})
		if CauseOf(err) != CauseOff {
			t.Errorf("%s: %v, cause %s", name, err, CauseOf(err))
		}
		testStore(t, store)
	}
	js.Global().Get("Reflect").Call("deleteProperty", js.Global(), "localStorage")
}
