package thinking

import (
	"errors"
	"strings"
	"testing"
	"time"

	"tidepool/ai"
)

// A stage is a Remote with programs that do nothing by themselves, and a
// clock that stands still.
type stage struct {
	*Remote
	t     *testing.T
	clock time.Duration
	// progs are all programs so far, the last one being the one in use.
	progs []*prog
}

// A prog is a program as the Remote sees it.
type prog struct {
	Listener
	place  int
	orders []ai.Order
	closed bool
}

func (p *prog) Send(order []byte) {
	o, err := ai.DecodeOrder(order)
	if err != nil || p.closed {
		panic("an order that cannot be done")
	}
	p.orders = append(p.orders, o)
}

func (p *prog) Close() { p.closed = true }

// newStage has so many places, of which the first ones refuse to be opened.
func newStage(t *testing.T, places, refusing int) *stage {
	s := &stage{t: t, clock: time.Hour}
	var open []Opener
	for i := range places {
		open = append(open, func(l Listener) (Link, error) {
			if i < refusing {
				return nil, errors.New("no room")
			}
			p := &prog{Listener: l, place: i}
			s.progs = append(s.progs, p)
			return p, nil
		})
	}
	s.Remote = NewRemote(func() time.Duration { return s.clock }, open...)
	return s
}

// prog returns the program in use, which must be the nth that was started.
func (s *stage) prog(n int) *prog {
	s.t.Helper()
	if len(s.progs) != n {
		s.t.Fatalf("%d programs were started, want %d", len(s.progs), n)
	}
	for i, p := range s.progs[:n-1] {
		if !p.closed {
			s.t.Fatalf("program %d was left running", i+1)
		}
	}
	return s.progs[n-1]
}

// gets checks the orders that the program in use got since the last look and
// returns the ID under which the last job was sent.
func (s *stage) gets(want string) (id uint64) {
	s.t.Helper()
	p := s.progs[len(s.progs)-1]
	var got []string
	for _, o := range p.orders {
		switch {
		case o.Stop:
			got = append(got, "stop")
		case o.Set != nil:
			got = append(got, "set")
		default:
			id = o.Think.ID
			text := o.Think.Game
			if o.Think.Nodes == 1 {
				text += "!"
			}
			got = append(got, text)
		}
	}
	p.orders = nil
	if text := strings.Join(got, " "); text != want {
		s.t.Fatalf("the program got %q, want %q", text, want)
	}
	return id
}

// says has the program in use tell news.
func (s *stage) says(n ai.News) {
	n.Best = ai.Variation{Words: []string{"x"}}
	s.progs[len(s.progs)-1].Text(n.Encode())
}

// tells checks the news since the last look: the ID of each, with an x if it
// is final and a ? if there was a problem.
func (s *stage) tells(want string) {
	s.t.Helper()
	var got []string
	for n, ok := s.News(); ok; n, ok = s.News() {
		text := string(rune('0' + n.ID))
		if n.Final {
			text += "x"
		}
		if n.Problem != "" {
			text += "?"
		}
		got = append(got, text)
	}
	if text := strings.Join(got, " "); text != want {
		s.t.Fatalf("the news are %q, want %q", text, want)
	}
}

func think(id uint64, game string) ai.Job { return ai.Job{ID: id, Game: game} }

// begin starts a job in a program that is ready.
func (s *stage) begin(id uint64, game string) (serial uint64) {
	s.t.Helper()
	s.Start(think(id, game))
	s.prog(1).Ready()
	return s.gets(game)
}

func TestStartsWhenNeeded(t *testing.T) {
	s := newStage(t, 1, 0)
	s.Stop()
	s.Set(ai.Settings{Threads: 1, TableBytes: 1 << 20})
	s.tells("")
	if len(s.progs) != 0 {
		t.Fatal("a program was started for nothing")
	}
	s.Start(think(7, "kalah"))
	s.prog(1)
	s.gets("") // it is not ready
	s.progs[0].Ready()
	serial := s.gets("set kalah")
	s.says(ai.News{ID: serial})
	s.says(ai.News{ID: serial, Final: true})
	s.tells("7 7x")
	s.Start(think(8, "konane"))
	s.gets("konane") // the settings are known by now
	s.prog(1)
}

func TestStopBeforeStart(t *testing.T) {
	s := newStage(t, 1, 0)
	s.Start(think(1, "kalah"))
	s.Stop()
	s.prog(1).Ready()
	s.says(ai.News{ID: s.gets("kalah!"), Final: true})
	s.tells("1x")
}

func TestStop(t *testing.T) {
	s := newStage(t, 1, 0)
	serial := s.begin(1, "kalah")
	s.Stop()
	s.Stop()
	s.gets("stop")
	s.says(ai.News{ID: serial, Final: true})
	s.Stop()
	s.gets("")
	s.tells("1x")
}

func TestOnlyTheLastJobWaits(t *testing.T) {
	s := newStage(t, 1, 0)
	first := s.begin(1, "kalah")
	s.Start(think(2, "konane"))
	s.Start(think(3, "onitama"))
	s.gets("stop")
	s.says(ai.News{ID: first, Final: true})
	second := s.gets("onitama")
	s.says(ai.News{ID: first})              // late
	s.says(ai.News{ID: first, Final: true}) // late
	s.says(ai.News{ID: second, Final: true})
	s.tells("1x 3x")
}

func TestDeath(t *testing.T) {
	s := newStage(t, 1, 0)
	old := s.begin(1, "kalah")
	first := s.prog(1)
	s.says(ai.News{ID: old})
	first.Died(errors.New("out of memory"))
	first.Died(errors.New("again"))
	first.Text(ai.News{ID: old, Final: true, Info: ai.Info{Best: ai.Variation{Words: []string{"x"}}}}.Encode())
	first.Ready()
	s.prog(2).Ready()
	if s.progs[1].orders[0].Set.TableBytes != smallTable {
		t.Error("the table is no smaller after a death")
	}
	serial := s.gets("set kalah")
	s.says(ai.News{ID: serial, Final: true})
	s.tells("1 1x")
}

func TestDeadlyJob(t *testing.T) {
	s := newStage(t, 2, 0)
	s.begin(1, "kalah")
	s.prog(1).Died(errors.New("panic"))
	s.prog(2).Ready()
	s.gets("set kalah")
	s.prog(2).Died(errors.New("panic"))
	s.tells("1x?")
	s.Start(think(2, "kalah"))
	if p := s.prog(3); p.place != 0 {
		t.Error("a place was given up that was ready")
	}
	s.prog(3).Ready()
	s.gets("set kalah")
}

func TestDeathWhileStopping(t *testing.T) {
	s := newStage(t, 1, 0)
	s.begin(1, "kalah")
	s.Stop()
	s.prog(1).Died(errors.New("crash"))
	s.prog(2).Ready()
	s.says(ai.News{ID: s.gets("set kalah!"), Final: true})
	s.tells("1x")

	s = newStage(t, 1, 0)
	s.begin(1, "kalah")
	s.Start(think(2, "konane"))
	s.prog(1).Died(errors.New("crash"))
	s.prog(2).Ready()
	s.says(ai.News{ID: s.gets("set konane"), Final: true})
	s.tells("1x? 2x")
}

func TestDeathWhileIdle(t *testing.T) {
	s := newStage(t, 1, 0)
	s.says(ai.News{ID: s.begin(1, "kalah"), Final: true})
	s.prog(1).Died(errors.New("crash"))
	if len(s.progs) != 1 {
		t.Fatal("a program was started for nothing")
	}
	s.Start(think(2, "konane"))
	s.prog(2).Ready()
	s.gets("set konane")
	s.tells("1x")
}

func TestSilence(t *testing.T) {
	tests := []struct {
		name  string
		job   ai.Job
		stop  bool
		alive time.Duration
	}{
		{"a limit of time", ai.Job{Game: "kalah", Time: 3 * time.Second}, false, 3*time.Second + grace},
		{"stopped", ai.Job{Game: "kalah"}, true, grace},
		{"stopped before its time", ai.Job{Game: "kalah", Time: time.Minute}, true, grace},
		{"no limit", ai.Job{Game: "kalah"}, false, 100 * time.Hour},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s := newStage(t, 1, 0)
			s.Start(test.job)
			s.prog(1).Ready()
			if test.stop {
				s.Stop()
			}
			s.clock += test.alive
			s.tells("")
			s.prog(1)
			s.clock += time.Nanosecond
			s.tells("")
			if !strings.HasPrefix(test.name, "no limit") {
				s.prog(2)
			}
		})
	}
}

func TestPlaces(t *testing.T) {
	s := newStage(t, 3, 1)
	s.Start(think(1, "kalah"))
	if s.prog(1).place != 1 {
		t.Fatal("a place was opened that refused")
	}
	s.prog(1).Died(errors.New("not found"))
	s.clock += startLimit + 1
	s.tells("")
	s.clock++
	if s.prog(3).place != 2 {
		t.Fatal("the place that does not start was not given up")
	}
	s.prog(3).Ready()
	s.says(ai.News{ID: s.gets("kalah"), Final: true})
	s.tells("1x")

	s = newStage(t, 2, 2)
	s.Start(think(1, "kalah"))
	s.tells("1x?")
}

func TestRest(t *testing.T) {
	s := newStage(t, 1, 0)
	old := s.begin(1, "kalah")
	s.Rest(true)
	s.gets("stop")
	s.says(ai.News{ID: old, Final: true})
	s.gets("")
	s.clock += time.Hour
	s.tells("")
	s.Rest(false)
	serial := s.gets("kalah")
	s.says(ai.News{ID: serial, Final: true})
	s.tells("1x")

	// Back before the program has stopped.
	s.Start(think(2, "konane"))
	old = s.gets("konane")
	s.Rest(true)
	s.Rest(false)
	s.gets("stop")
	s.says(ai.News{ID: old, Final: true})
	s.says(ai.News{ID: s.gets("konane"), Final: true})
	s.tells("2x")

	// What is asked meanwhile waits.
	s.Start(think(3, "kalah"))
	old = s.gets("kalah")
	s.Rest(true)
	s.Start(think(4, "onitama"))
	s.Stop()
	s.gets("stop")
	s.says(ai.News{ID: old, Final: true})
	s.tells("3x?")
	s.Rest(false)
	s.gets("onitama!")

	// A stopped job may end.
	s.Stop()
	s.Rest(true)
	s.says(ai.News{ID: s.serial, Final: true})
	s.tells("4x")
}

func TestRestBeforeStart(t *testing.T) {
	s := newStage(t, 1, 0)
	s.Rest(true)
	s.Start(think(1, "kalah"))
	if len(s.progs) != 0 {
		t.Fatal("a program was started for a hidden page")
	}
	s.Rest(false)
	s.Rest(true)
	s.clock += 10 * startLimit
	s.tells("")
	s.prog(1).Ready()
	s.gets("")
	s.Rest(false)
	s.tells("")
	s.gets("kalah")
}

func TestClose(t *testing.T) {
	s := newStage(t, 1, 0)
	serial := s.begin(1, "kalah")
	s.Start(think(2, "konane"))
	s.Close()
	if !s.prog(1).closed {
		t.Fatal("the program was left running")
	}
	s.prog(1).Text(ai.News{ID: serial, Final: true}.Encode())
	s.prog(1).Died(errors.New("closed"))
	s.Start(think(3, "kalah"))
	s.Stop()
	s.Rest(true)
	s.Rest(false)
	s.Close()
	s.tells("")
	s.prog(1)
}

func TestNonsense(t *testing.T) {
	s := newStage(t, 1, 0)
	s.begin(1, "kalah")
	s.prog(1).Text([]byte("hello\n"))
	s.prog(2).Ready()
	s.gets("set kalah")
	s.says(ai.News{Final: true, Problem: "ai: message: unknown order"})
	s.tells("1x?")
}

func TestMuchNews(t *testing.T) {
	s := newStage(t, 1, 0)
	serial := s.begin(1, "kalah")
	for range 2 * maxNews {
		s.says(ai.News{ID: serial})
	}
	s.says(ai.News{ID: serial, Final: true})
	n := 0
	for news, ok := s.News(); ok; news, ok = s.News() {
		if n++; news.Final != (n == maxNews) {
			t.Fatalf("news %d: %+v", n, news)
		}
	}
}
