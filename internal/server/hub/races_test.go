package hub_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"
	"time"

	"tidepool/internal/server/hub"
	"tidepool/play/table"
	"tidepool/play/table/wire"
)

// If a turn arrives within five milliseconds of the end of the player's time, there is
// exactly one result, the same for everyone.
func TestFlagRaces(t *testing.T) {
	r := rand.New(rand.NewPCG(36, 10))
	fell, played, races := 0, 0, 400
	if os.Getenv("TIDEPOOL_INTERLEAVINGS") != "" {
		races = 10_000
	}
	for range races / 4 {
		c := newTestHub(t, hub.Usual(), table.Setup{Clocks: [2]string{"0:10", "0:10"}})
		for range 4 {
			c.now = c.now.Add(time.Hour)
			c.race(r, &fell, &played)
			if t.Failed() {
				return
			}
		}
	}
	if fell < races/8 || played < races/8 {
		t.Errorf("%d fell, %d played", fell, played)
	}
}

func (c *testHub) race(r *rand.Rand, fell, played *int) {
	maker, guest := c.seated()
	defer maker.Leave()
	defer guest.Leave()
	on := c.log()
	if on.Match().Outcome().Over() {
		maker.do(table.Event{Kind: table.Offered, Offer: table.Rematch, Game: on.Game(), Ply: on.Match().Ply()}, fmt.Sprint("o", on.Events()))
		guest.do(table.Event{Kind: table.Replied, Offer: table.Rematch, Yes: true, Game: on.Game(), Ply: on.Match().Ply()}, fmt.Sprint("y", on.Events()))
	}
	players := []*visitor{maker, guest}
	turn := func(after time.Duration) {
		on := c.log()
		seat, _ := on.ToMove()
		c.now = c.now.Add(after)
		players[seat].do(table.Event{Kind: table.Turned, Word: on.Match().Position().Turns()[0].Word, Game: on.Game(), Ply: on.Match().Ply()}, fmt.Sprint("t", on.Events()))
	}
	if c.log().Match().Ply() == 0 {
		turn(0)
	}
	on = c.log()
	seat, _ := on.ToMove()
	deadline, _ := on.Deadline()
	if r.IntN(2) == 0 {
		// The deadline without compensation for lag.
		deadline = on.Last().Add(on.Left(seat, on.Last()).Left)
	}
	at := deadline.Add(time.Duration(r.IntN(10_001)-5000) * time.Microsecond)
	c.now = at
	if r.IntN(2) == 0 {
		c.Tick()
		turn(0)
	} else {
		turn(0)
		c.Tick()
	}
	c.now = c.now.Add(time.Minute)
	c.Tick()
	on = c.log()
	if !on.Match().Outcome().Over() || on.Points() == [2]int{} {
		c.Fatalf("no result: %v", on.Match().Outcome())
	}
	for _, v := range players {
		var last *wire.Entry
		for _, tell := range v.received() {
			if tell.Entry != nil {
				last = tell.Entry
			}
		}
		if last == nil || last.N != on.Events()-1 {
			c.Fatalf("seat told up to %+v of %d", last, on.Events())
		}
	}
	if turns := on.Match().Turns(); on.Seat(turns[len(turns)-1].By) == seat {
		*played++
	} else {
		*fell++
	}
}
