package live

// A view is many connections that are kept as long as a page with them is seen.
type view interface {
	// wake comes back; rest leaves until then.
	wake()
	rest()
}

// see is said in every tick in which a view is seen.
func (t *Tables) see(v view) {
	t.viewed = true
	if t.view == v {
		return
	}
	if t.view != nil {
		t.view.rest()
	}
	t.view = v
	v.wake()
}

// restView has a view rest that is not seen any more, or whose connections are not to be trusted.
func (t *Tables) restView(woken bool) {
	if t.view != nil && (!t.viewed || woken) {
		t.view.rest()
		t.view = nil
	}
	t.viewed = false
}
