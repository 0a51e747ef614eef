package shelf

import (
	"syscall/js"
	"testing"
)

// installLocks gives the program browser locks implemented by a script.
func installLocks(t *testing.T, request string) {
	t.Helper()
	script := `
		const held = new Set();
		const locks = { request: ` + request + ` };
		Object.defineProperty(globalThis, "navigator", { value: { locks }, configurable: true });
	`
	js.Global().Get("Function").New(script).Invoke()
	t.Cleanup(func() { js.Global().Get("Reflect").Call("deleteProperty", js.Global(), "navigator") })
}

// honest implements ifAvailable according to the standard.
const honest = `async (name, { ifAvailable }, granted) => {
	if (!ifAvailable) throw new TypeError("this would wait");
	await null;
	if (held.has(name)) return granted(null);
	held.add(name);
	try { return await granted({ name }); } finally { held.delete(name); }
}`

// turn lets the browser do everything that is due.
func turn() {
	done := make(chan struct{})
	f := js.FuncOf(func(js.Value, []js.Value) any { close(done); return nil })
	defer f.Release()
	js.Global().Call("setTimeout", f, 0)
	<-done
}

func TestWebLocks(t *testing.T) {
	install(t, none)
	installLocks(t, honest)
	a, b := openBrowser(t), openBrowser(t)
	first, second := a.Hold("x.game"), b.Hold("x.game")
	if first.State() != Asked || second.State() != Asked {
		t.Errorf("before the answer: %v, %v", first.State(), second.State())
	}
	turn()
	if first.State() != Mine || second.State() != Theirs {
		t.Errorf("claims are %v, %v", first.State(), second.State())
	}
	other := b.Hold("y.game")
	turn()
	if other.State() != Mine {
		t.Errorf("another name is %v", other.State())
	}
	second.Release()
	first.Release()
	first.Release()
	turn()
	third := b.Hold("x.game")
	fourth := a.Hold("x.game")
	fourth.Release() // before the answer
	third.Release()
	turn()
	fifth := a.Hold("x.game")
	turn()
	if fifth.State() != Mine {
		t.Errorf("after all were released: %v", fifth.State())
	}
}

func TestNoWebLocks(t *testing.T) {
	install(t, none)
	if c := openBrowser(t).Hold("x"); c.State() != Mine {
		t.Errorf("without locks: %v", c.State())
	}
	for name, request := range map[string]string{
		"throws":  `() => { throw new DOMException("no", "SecurityError") }`,
		"rejects": `async () => { throw new DOMException("no", "InvalidStateError") }`,
	} {
		installLocks(t, request)
		c := openBrowser(t).Hold("x")
		turn()
		if c.State() != Mine {
			t.Errorf("%s: %v", name, c.State())
		}
	}
}
