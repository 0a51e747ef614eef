package shelf

import (
	"fmt"
	"math/rand/v2"
	"syscall/js"
	"time"
)

// OpenStore opens the browser's database; the folder is ignored. Even with an error, if storage is switched off, the
// returned store is usable, in memory. Contents of localStorage are transferred at the first listing or reading.
func OpenStore(string, time.Time) (Store, error) {
	db := &indexedDB{page: js.Global().Get("tidepoolStore")}
	if !db.page.Truthy() {
		return new(Memory), fmt.Errorf("a page without a store: %w", errOff)
	}
	if _, err := db.ask("open"); err != nil {
		return new(Memory), fmt.Errorf("%w: %w", errOff, err)
	}
	w := &web{db: db, first: rand.IntN(maxCounter - tries), now: time.Now, arrived: true}
	if local, err := openLocal(); err == nil {
		w.local = local
	}
	js.Global().Set("tidepoolArrived", js.FuncOf(func(js.Value, []js.Value) any { w.arrived = true; return nil }))
	return w, nil
}

// openLocal opens localStorage, which may have old contents.
func openLocal() (localStorage, error) {
	v, err := recovered(func() js.Value { return get(js.Global(), "localStorage") })
	if err == nil && !v.Truthy() {
		err = fmt.Errorf("localStorage: %w", errOff)
	}
	return localStorage{v}, err
}

// A localStorage is the browser's, with exceptions turned into errors.
type localStorage struct{ v js.Value }

func (s localStorage) keys() ([]string, error) {
	v, err := recovered(func() js.Value { return js.Global().Get("Object").Call("keys", s.v) })
	if err != nil {
		return nil, err
	}
	keys := make([]string, v.Length())
	for i := range keys {
		keys[i] = v.Index(i).String()
	}
	return keys, nil
}

func (s localStorage) get(key string) (string, bool, error) {
	v, err := recovered(func() js.Value { return s.v.Call("getItem", key) })
	if err != nil || v.Type() != js.TypeString {
		return "", false, err
	}
	return v.String(), true, nil
}

func (s localStorage) set(key, value string) error {
	_, err := recovered(func() js.Value { return s.v.Call("setItem", key, value) })
	return err
}

func (s localStorage) remove(key string) error {
	_, err := recovered(func() js.Value { return s.v.Call("removeItem", key) })
	return err
}

// get reads a property through a function call, because only exceptions in calls become panics: accessing
// localStorage throws if storage is switched off.
func get(v js.Value, property string) js.Value {
	return js.Global().Get("Reflect").Call("get", v, property)
}

func recovered(f func() js.Value) (v js.Value, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = thrown(r)
		}
	}()
	return f(), nil
}

func thrown(r any) error {
	if e, ok := r.(js.Error); ok {
		return named(e.Value.Get("name").String(), e.Value.Get("message").String())
	}
	return fmt.Errorf("the browser's storage: %v", r)
}

// named converts an exception to an error by its standard name. Firefox has used its own name for a full storage.
func named(name, message string) error {
	switch name {
	case "QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED":
		return fmt.Errorf("the browser's storage: %w: %s", errFull, message)
	case "SecurityError":
		return fmt.Errorf("the browser's storage: %w: %s", errOff, message)
	}
	return fmt.Errorf("the browser's storage: %s: %s", name, message)
}
