package shelf

import (
	"fmt"
	"math/rand/v2"
	"syscall/js"
	"time"
)

// OpenStore opens the browser's localStorage; the arguments are of use only
// elsewhere. The store can be used even with an error, where the browser has
// storage switched off; it then is in memory.
func OpenStore(string, time.Time) (Store, error) {
	v, err := recovered(func() js.Value { return get(js.Global(), "localStorage") })
	if err == nil && (v.IsUndefined() || v.IsNull()) {
		err = fmt.Errorf("localStorage: %w", errOff)
	}
	if err != nil {
		return new(Memory), err
	}
	return web{localStorage{v}, rand.IntN(maxCounter - tries)}, nil
}

// A localStorage is the browser's, every exception turned into an error.
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

// get reads a property by a call, because only an exception in a call comes
// back as a panic: localStorage throws where storage is switched off.
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

// thrown names what a browser has thrown, by the names that standards give to
// exceptions. Firefox has had one of its own for a full storage.
func thrown(r any) error {
	name := ""
	if e, ok := r.(js.Error); ok {
		name = e.Value.Get("name").String()
	}
	switch name {
	case "QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED":
		return fmt.Errorf("localStorage: %w: %v", errFull, r)
	case "SecurityError":
		return fmt.Errorf("localStorage: %w: %v", errOff, r)
	}
	return fmt.Errorf("localStorage: %v", r)
}
