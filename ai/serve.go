package ai

// Serve is the main loop of a worker: it executes requests until in is closed and sends updates to out, which
// must not block for long. An invalid request is answered with a problem and the ID 0.
func Serve(in <-chan []byte, out func([]byte), m Machine) {
	wake := make(chan struct{}, 1)
	m.Wake = func() {
		select {
		case wake <- struct{}{}:
		default:
		}
	}
	thinker := NewInProcess(m)
	defer thinker.Close()
	for {
		select {
		case text, ok := <-in:
			if !ok {
				return
			}
			if err := handle(thinker, text); err != nil {
				out(Update{Final: true, Problem: err.Error()}.Encode())
			}
		case <-wake:
			for n, ok := thinker.Update(); ok; n, ok = thinker.Update() {
				out(n.Encode())
			}
		}
	}
}

func handle(t Thinker, text []byte) error {
	o, err := DecodeRequest(text)
	switch {
	case err != nil:
		return err
	case o.Think != nil:
		t.Start(*o.Think)
	case o.Set != nil:
		t.Set(*o.Set)
	case o.Stop:
		t.Stop()
	}
	return nil
}
