package thinking

import "tidepool/ai"

// A Transport leads to a program that does what requests say, as [ai.Serve] does. Neither method waits.
type Transport interface {
	Send(request []byte)
	// Close ends the program. Whatever it says afterwards is not heard.
	Close()
}

// A Listener is told what happens at the other end. Its methods may be called from any goroutine,
// but not during dialing.
type Listener interface {
	// Ready is called once, when requests can be sent.
	Ready()
	// Text is called with each message that tells an update.
	Text(update []byte)
	// Died is called if the program has ended or cannot be started.
	Died(why error)
}

type Dialer func(Listener) (Transport, error)

// InProcess returns the dialer of a thinker in this program, between whose pauses others have the machine.
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

// maxRequests can be on their way: no job is sent before the last has ended, and to each belong its
// settings and its stop.
const maxRequests = 4

type inProcess chan<- []byte

func (p inProcess) Send(request []byte) { p <- request }

func (p inProcess) Close() { close(p) }
