package thinking

import "tidepool/ai"

// A Link leads to a program that does what orders say, as [ai.Serve] does.
// Neither method waits.
type Link interface {
	Send(order []byte)
	// Close ends the program. Whatever it says afterwards is not heard.
	Close()
}

// A Listener is told what happens at the other end of a link. Its methods may
// be called from any goroutine, but not while the link is being opened.
type Listener interface {
	// Ready is called once, when orders can be sent.
	Ready()
	// Text is called with each message that tells news.
	Text(news []byte)
	// Died is called if the program has ended or cannot be started.
	Died(why error)
}

// An Opener starts a program.
type Opener func(Listener) (Link, error)

// Here returns what thinks in this program, with so much of it as the machine
// leaves to it between its pauses.
func Here(m ai.Machine) Opener {
	return func(l Listener) (Link, error) {
		in := make(chan []byte, maxOrders)
		go func() {
			l.Ready()
			ai.Serve(in, l.Text, m)
		}()
		return here(in), nil
	}
}

// maxOrders is how many orders can be on their way: no job is sent before the
// last one has ended, and to each belong its settings and its stop.
const maxOrders = 4

type here chan<- []byte

func (h here) Send(order []byte) { h <- order }

func (h here) Close() { close(h) }
