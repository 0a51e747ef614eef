package live

// A view is a set of connections that is kept open as long as its page is in use.
type view interface {
	// wake connects again; disconnect closes the connections until then.
	wake()
	disconnect()
	// online reports whether the server answers, server returns its page.
	online() bool
	server() string
}

// use must be called in every tick in which a view is in use.
func (t *Tables) use(v view) {
	t.viewed = true
	if t.view == v {
		return
	}
	if t.view != nil {
		t.view.disconnect()
	}
	t.view = v
	v.wake()
}

// releaseView disconnects a view that is no longer in use, or whose connections cannot be trusted any more.
func (t *Tables) releaseView(woken bool) {
	if t.view != nil && (!t.viewed || woken) {
		t.view.disconnect()
		t.view = nil
	}
	t.viewed = false
}
