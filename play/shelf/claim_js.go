package shelf

import "syscall/js"

// A webLock is a claim using a browser lock, which all pages of an origin share and which ends with the page.
type webLock struct {
	state   Holding
	release js.Value // ends the lock; a function once it was granted
	left    bool     // released before the answer came
	funcs   []js.Func
}

// hold requests a lock. Browsers without locks, and pages without a secure address, grant everything.
func (*indexedDB) hold(key string) Claim {
	locks, err := recovered(func() js.Value { return get(js.Global().Get("navigator"), "locks") })
	if err != nil || !locks.Truthy() {
		return granted{}
	}
	l := new(webLock)
	answer := l.function(func(args []js.Value) any { return l.answer(args) })
	failed := l.function(func([]js.Value) any {
		if l.state == Asked {
			l.state = Mine // there are no locks
		}
		l.free()
		return nil
	})
	ended := l.function(func([]js.Value) any { l.free(); return nil })
	_, err = recovered(func() js.Value {
		return locks.Call("request", key, map[string]any{"ifAvailable": true}, answer).Call("then", ended, failed)
	})
	if err != nil {
		l.state = Mine
		l.free()
	}
	return l
}

func (l *webLock) function(f func(args []js.Value) any) js.Func {
	fn := js.FuncOf(func(_ js.Value, args []js.Value) any { return f(args) })
	l.funcs = append(l.funcs, fn)
	return fn
}

// answer is called with the lock, or with null if another page has it. The lock is held until the returned
// promise is resolved.
func (l *webLock) answer(args []js.Value) any {
	if len(args) == 0 || !args[0].Truthy() {
		l.state = Theirs
		return nil
	}
	l.state = Mine
	if l.left {
		return nil
	}
	return js.Global().Get("Promise").New(l.function(func(args []js.Value) any {
		l.release = args[0]
		return nil
	}))
}

// free releases the functions when the browser will not call them again.
func (l *webLock) free() {
	for _, f := range l.funcs {
		f.Release()
	}
	l.funcs = nil
}

func (l *webLock) State() Holding { return l.state }

func (l *webLock) Release() {
	l.left = true
	if l.release.Truthy() {
		l.release.Invoke()
		l.release = js.Undefined()
	}
}
