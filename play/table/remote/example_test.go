package remote_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"tidepool/play/table"
	"tidepool/play/table/remote"
	"tidepool/play/table/wire"
	"tidepool/rules/games"
)

// A server is the socket to one that accepts each event: it sends a page's own event back.
type server struct {
	log []wire.Entry
	out [][]byte
}

func (s *server) add(e table.Event) wire.Entry {
	s.log = append(s.log, wire.Entry{N: len(s.log), At: time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC).UnixMilli(), Event: e})
	return s.log[len(s.log)-1]
}

func (s *server) tell(m wire.ServerMessage) {
	data, err := json.Marshal(m)
	if err != nil {
		panic(err)
	}
	s.out = append(s.out, data)
}

func (s *server) Send(data []byte) {
	ask, err := wire.ParseClient(data)
	switch {
	case err != nil:
		panic(err)
	case ask.Join != nil:
		s.tell(wire.ServerMessage{Joined: &wire.Joined{Entries: s.log}})
	case ask.Do != nil:
		e := s.add(*ask.Do)
		s.tell(wire.ServerMessage{Entry: &e})
	}
}

func (s *server) Receive() (data []byte, ok bool) {
	if len(s.out) == 0 {
		return nil, false
	}
	data, s.out = s.out[0], s.out[1:]
	return data, true
}

func (s *server) Closed() (wire.Code, bool) { return 0, false }
func (s *server) Close()                    {}

// A page sits at a table and plays a turn, which counts when the server has sent it back.
func Example() {
	keys := [3]string{strings.Repeat("a", table.KeyBytes), strings.Repeat("b", table.KeyBytes), strings.Repeat("c", table.KeyBytes)}
	on := new(server)
	on.add(table.Event{Kind: table.Made, Setup: &table.Setup{Game: "kalah", Keys: keys}})
	on.add(table.Event{Kind: table.Sat})
	on.add(table.Event{Kind: table.Sat, Seat: table.Guest})
	seat := remote.New(remote.Options{
		Dial:  func() remote.Socket { return on },
		Table: "k7m2qd9fa3x5w8zc", Secret: strings.Repeat("s", wire.SecretBytes), Games: games.All(),
		Session: "page", Random: func() float64 { return 0 },
	})
	for now := range 6 {
		for _, h := range seat.Tick(time.Duration(now) * time.Second) {
			fmt.Printf("%T\n", h)
			if _, ok := h.(remote.Entered); ok {
				seat.Do(table.Event{Kind: table.Turned, Word: "C"})
				fmt.Println(seat.Table().Match().Words(), seat.Waiting())
			}
		}
	}
	fmt.Println(seat.Table().Match().Words(), seat.Waiting())
	// Output:
	// remote.Entered
	// [] true
	// remote.Happened
	// [C] false
}
