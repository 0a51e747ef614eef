package ai

// Serve does what the orders say until in is closed, and sends the news as
// messages to out, which must not keep the bytes' caller waiting for long. An
// order that cannot be read is answered by news with a problem and the ID 0.
// It is the whole of a worker's program.
func Serve(in <-chan []byte, out func([]byte), m Machine) {
	wake := make(chan struct{}, 1)
	m.Wake = func() {
		select {
		case wake <- struct{}{}:
		default:
		}
	}
	thinker := NewLocal(m)
	defer thinker.Close()
	for {
		select {
		case text, ok := <-in:
			if !ok {
				return
			}
			if err := obey(thinker, text); err != nil {
				out(News{Final: true, Problem: err.Error()}.Encode())
			}
		case <-wake:
			for n, ok := thinker.News(); ok; n, ok = thinker.News() {
				out(n.Encode())
			}
		}
	}
}

// obey hands an order on to a thinker.
func obey(t Thinker, text []byte) error {
	o, err := DecodeOrder(text)
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
