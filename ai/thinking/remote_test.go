package thinking

import (
	"errors"
	"strings"
	"testing"
	"time"

	"tidepool/ai"
)

// A stage is a Remote with programs that do nothing by themselves, and a clock that stands still.
type stage struct {
	*Remote
	t     *testing.T
	clock time.Duration
	// progs are all programs so far, the last one being the current one.
	progs []*prog
}

// A prog is a program as the Remote sees it.
type prog struct {
	Listener
	dialer   int
	requests []ai.Request
	closed   bool
}

func (p *prog) Send(request []byte) {
	o, err := ai.DecodeRequest(request)
	if err != nil || p.closed {
		panic("a request that cannot be done")
	}
	p.requests = append(p.requests, o)
}

func (p *prog) Close() { p.closed = true }

// newStage returns a stage with a number of dialers, the first of which refuse.
func newStage(t *testing.T, dialers, refusing int) *stage {
	s := &stage{t: t, clock: time.Hour}
	var open []Dialer
	for i := range dialers {
		open = append(open, func(l Listener) (Transport, error) {
			if i < refusing {
				return nil, errors.New("no room")
			}
			p := &prog{Listener: l, dialer: i}
			s.progs = append(s.progs, p)
			return p, nil
		})
	}
	s.Remote = NewRemote(func() time.Duration { return s.clock }, open...)
	return s
}

// prog returns the current program, which must be the nth that was started.
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

// gets checks the requests that the current program got since the last call and returns the ID of the last job sent.
func (s *stage) gets(want string) (id uint64) {
	s.t.Helper()
	p := s.progs[len(s.progs)-1]
	var got []string
	for _, o := range p.requests {
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
	p.requests = nil
	if text := strings.Join(got, " "); text != want {
		s.t.Fatalf("the program got %q, want %q", text, want)
	}
	return id
}

// says makes the current program send an update.
func (s *stage) says(n ai.Update) {
	n.Best = ai.Variation{Words: []string{"x"}}
	s.progs[len(s.progs)-1].Text(n.Encode())
}

// tells checks the updates since the last call: the ID of each, with an x if it is final and a ? if there was
// a problem.
func (s *stage) tells(want string) {
	s.t.Helper()
	var got []string
	for n, ok := s.Update(); ok; n, ok = s.Update() {
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
		s.t.Fatalf("the updates are %q, want %q", text, want)
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
	s.says(ai.Update{ID: serial})
	s.says(ai.Update{ID: serial, Final: true})
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
	s.says(ai.Update{ID: s.gets("kalah!"), Final: true})
	s.tells("1x")
}

func TestStop(t *testing.T) {
	s := newStage(t, 1, 0)
	serial := s.begin(1, "kalah")
	s.Stop()
	s.Stop()
	s.gets("stop")
	s.says(ai.Update{ID: serial, Final: true})
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
	s.says(ai.Update{ID: first, Final: true})
	second := s.gets("onitama")
	s.says(ai.Update{ID: first})              // late
	s.says(ai.Update{ID: first, Final: true}) // late
	s.says(ai.Update{ID: second, Final: true})
	s.tells("1x 3x")
}

func TestDeath(t *testing.T) {
	s := newStage(t, 1, 0)
	old := s.begin(1, "kalah")
	first := s.prog(1)
	s.says(ai.Update{ID: old})
	first.Died(errors.New("out of memory"))
	first.Died(errors.New("again"))
	first.Text(ai.Update{ID: old, Final: true, Info: ai.Info{Best: ai.Variation{Words: []string{"x"}}}}.Encode())
	first.Ready()
	s.prog(2).Ready()
	if s.progs[1].requests[0].Set.TableBytes != smallTable {
		t.Error("the table is not smaller after the program died")
	}
	serial := s.gets("set kalah")
	s.says(ai.Update{ID: serial, Final: true})
	s.tells("1 1x")
}

// A program that is killed in the middle of its answer has not answered, wherever it was cut off; the next
// one answers.
func TestDeathInAnswer(t *testing.T) {
	answer := ai.Update{Final: true, Info: ai.Info{Depth: 12, Best: ai.Variation{Score: 40, Words: []string{"d4-d8", "e2"}}}}
	for cut := range answer.Encode() {
		s := newStage(t, 1, 0)
		killed := answer
		killed.ID = s.begin(1, "konane")
		first := s.prog(1)
		first.Text(killed.Encode()[:cut])
		first.Died(errors.New("killed"))
		s.prog(2).Ready()
		s.says(ai.Update{ID: s.gets("set konane"), Final: true})
		for {
			n, ok := s.Update()
			if !ok {
				t.Fatalf("cut after %d: no answer", cut)
			}
			if n.Final {
				if n.Problem != "" || n.Best.Words[0] != "x" {
					t.Errorf("cut after %d: %+v", cut, n)
				}
				break
			}
			if len(n.Best.Words) > 0 && n.Best.Words[0] != "d4-d8" {
				t.Errorf("cut after %d: %+v", cut, n)
			}
		}
	}
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
	if p := s.prog(3); p.dialer != 0 {
		t.Error("a dialer was given up that was ready")
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
	s.says(ai.Update{ID: s.gets("set kalah!"), Final: true})
	s.tells("1x")

	s = newStage(t, 1, 0)
	s.begin(1, "kalah")
	s.Start(think(2, "konane"))
	s.prog(1).Died(errors.New("crash"))
	s.prog(2).Ready()
	s.says(ai.Update{ID: s.gets("set konane"), Final: true})
	s.tells("1x? 2x")
}

func TestDeathWhileIdle(t *testing.T) {
	s := newStage(t, 1, 0)
	s.says(ai.Update{ID: s.begin(1, "kalah"), Final: true})
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
	if s.prog(1).dialer != 1 {
		t.Fatal("a dialer was used that refused")
	}
	s.prog(1).Died(errors.New("not found"))
	s.clock += startLimit + 1
	s.tells("")
	s.clock++
	if s.prog(3).dialer != 2 {
		t.Fatal("the dialer that does not start was not given up")
	}
	s.prog(3).Ready()
	s.says(ai.Update{ID: s.gets("kalah"), Final: true})
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
	s.says(ai.Update{ID: old, Final: true})
	s.gets("")
	s.clock += time.Hour
	s.tells("")
	s.Rest(false)
	serial := s.gets("kalah")
	s.says(ai.Update{ID: serial, Final: true})
	s.tells("1x")

	// Back before the program has stopped.
	s.Start(think(2, "konane"))
	old = s.gets("konane")
	s.Rest(true)
	s.Rest(false)
	s.gets("stop")
	s.says(ai.Update{ID: old, Final: true})
	s.says(ai.Update{ID: s.gets("konane"), Final: true})
	s.tells("2x")

	// Requests made meanwhile wait.
	s.Start(think(3, "kalah"))
	old = s.gets("kalah")
	s.Rest(true)
	s.Start(think(4, "onitama"))
	s.Stop()
	s.gets("stop")
	s.says(ai.Update{ID: old, Final: true})
	s.tells("3x?")
	s.Rest(false)
	s.gets("onitama!")

	// A stopped job may end.
	s.Stop()
	s.Rest(true)
	s.says(ai.Update{ID: s.serial, Final: true})
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
	s.prog(1).Text(ai.Update{ID: serial, Final: true}.Encode())
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
	s.says(ai.Update{Final: true, Problem: "ai: message: unknown request"})
	s.tells("1x?")
}

func TestMuchNews(t *testing.T) {
	s := newStage(t, 1, 0)
	serial := s.begin(1, "kalah")
	for range 2 * maxUpdates {
		s.says(ai.Update{ID: serial})
	}
	s.says(ai.Update{ID: serial, Final: true})
	n := 0
	for updates, ok := s.Update(); ok; updates, ok = s.Update() {
		if n++; updates.Final != (n == maxUpdates) {
			t.Fatalf("updates %d: %+v", n, updates)
		}
	}
}

// A helper that cannot be started says so soon, and an idle one ends its program and starts another when
// there is work.
func TestHelper(t *testing.T) {
	s := newStage(t, 1, 0)
	s.helps = true
	s.Start(think(1, "kalah"))
	s.clock += helperStart
	s.tells("")
	s.clock++
	s.tells("1x?")
	s.prog(1)
	s.Start(think(2, "kalah"))
	s.tells("2x?")

	s = newStage(t, 1, 0)
	s.helps = true
	serial := s.begin(1, "kalah")
	s.clock += 10 * helperRest
	s.tells("")
	s.says(ai.Update{ID: serial, Final: true})
	s.clock += helperRest
	s.tells("1x")
	if s.prog(1).closed {
		t.Fatal("the program is ended too soon")
	}
	s.clock++
	s.tells("")
	if !s.prog(1).closed {
		t.Fatal("the program stays")
	}
	s.Start(think(2, "konane"))
	s.prog(2).Ready()
	serial = s.gets("konane")
	s.says(ai.Update{ID: serial, Final: true})
	s.tells("2x")
	s.Rest(true)
	if !s.prog(2).closed {
		t.Error("the program stays while the page is hidden")
	}
	s.Rest(false)
	s.tells("")
	s.prog(2)
}

func TestHelping(t *testing.T) {
	for _, test := range []struct{ cores, want int }{{0, 0}, {1, 0}, {2, 1}, {3, 2}, {4, 3}, {5, 3}, {64, 3}} {
		if got := helping(test.cores, 3); got != test.want {
			t.Errorf("%d cores: %d help, want %d", test.cores, got, test.want)
		}
	}
}
