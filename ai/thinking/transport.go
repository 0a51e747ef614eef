package thinking

import "tidepool/ai"

// A Transport connects to a program that executes requests, like [ai.Serve]. Neither method blocks.
type Transport interface {
	Send(request []byte)
	// Close ends the program. Its later messages are ignored.
	Close()
}

// A Listener is notified of events at the other end. Its methods may be called from any goroutine, but not
// during dialing.
type Listener interface {
	// Ready is called once, when requests can be sent.
	Ready()
	// Text is called with each update message.
	Text(update []byte)
	// Died is called if the program has ended or cannot be started.
	Died(why error)
}

type Dialer func(Listener) (Transport, error)

// InProcess returns the dialer of a thinker in this program, which lets others run at its pauses.
func InProcess(m ai.Machine) Dialer {
	return func(l Listener) (Transport, error) {
		in := make(chan []byte, maxRequests)
		go func() {
			l.Ready()
			ai.Serve(in, l.Text, m)
		}()
		return inProcess(in), nil
	}
}

// maxRequests is the maximum number of pending requests: no job is sent before the last has ended, and each
// has its settings and its stop.
const maxRequests = 4

type inProcess chan<- []byte

func (p inProcess) Send(request []byte) { p <- request }

func (p inProcess) Close() { close(p) }
