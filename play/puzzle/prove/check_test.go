package prove

import (
	"errors"
	"strings"
	"testing"

	"tidepool/ai/engines"
	"tidepool/play/puzzle"
	"tidepool/rules"
)

// read reads one puzzle, given without its game and options.
func read(t *testing.T, id, text string) puzzle.Puzzle {
	t.Helper()
	games := func(id string) (rules.Game, bool) {
		g, ok := engines.ByID(id)
		return g.Rules(), ok
	}
	set, err := puzzle.Read(games, []byte("tidepool puzzles 1\n"+id+"\n"+text+"\n"))
	if err != nil || len(set) != 1 {
		t.Fatalf("%s: %v", text, err)
	}
	return set[0]
}

// True puzzles are accepted, and nearly true ones refused.
func TestCheck(t *testing.T) {
	const (
		jump     = "5x2/4x3/2o4x/6x1/o3o3/3o1o1o/3x4/xo1o4 b"
		konane   = "ox5x/4x2o/7x/2x4o/2o4x/7o/o2x1x1x/x4o1o w"
		saving   = "o2x2ox/xo2x3/2o5/x1x2o1o/ox1x4/x4o2/o5o1/2x1x2o b"
		master   = "R4/5/1r1B1/5/5 b frog,mantis horse,monkey ox"
		parry    = "4b/2bB1/2b2/rR1b1/1r3 r dragon,goose cobra,eel mantis"
		shrimps  = "2Sc1/1C3/1Cc2/CC2c/1cc2 b"
		growing  = "C3C/4C/2c2/C2c1/s4 r"
		parents  = "1+c3/2k2/5/K1+b2/1B1Da b"
		sowing   = "2,1,3,11,1,0/0,0,0,1,0,1 7 21 s"
		answered = "0,0,1,0,6,2/0,0,0,0,0,1 18 20 s" // the opponent's reply ends it
		most     = "0,2,0,1,0,5/1,1,0,0,1,0 15 22 s"
		keeping  = "2,0,2,2,2,3/3,6,3,1,0,1 13 10 n"
	)
	for _, c := range []struct {
		game, text string
		want       error
	}{
		{"konane", "last-jump 2 0|" + jump + "|a1-e1 d3-d1 e1-c1|d2-d4", nil},
		{"konane", "win 2 0|" + jump + "|a1-e1 d3-d1 e1-c1|d2-d4", nil},
		{"konane", "win 2 0|" + jump + "|a1-e1 d3-d1 e1-c1", ErrBest},
		{"konane", "last-jump 3 0|" + jump + "|a1-e1 d3-d1 e1-c1|d2-d4", ErrGoal},
		{"konane", "last-jump 2 0|" + jump + "|a1-e1|d2-d4", ErrLine},
		{"konane", "current 2 0|" + jump + "|a1-e1 d3-d1 e1-c1|d2-d4", ErrKind},
		{"konane", "seeds 2 0|" + jump + "|a1-e1 d3-d1 e1-c1|d2-d4", ErrKind},
		{"konane", "win 2 0|" + konane + "|c4-c6 a1-a3 a8-c8", nil},
		{"konane", "win 1 0|" + konane + "|c4-c6 a1-a3 a8-c8", ErrNoWin},
		{"konane", "save 1 0|" + konane + "|c4-c6", nil},
		{"konane", "save 1 0|" + saving + "|c5-c7", nil},
		{"konane", "save 2 0|" + saving + "|c5-c7", ErrGoal},
		{"konane", "save 1 0|" + saving + "|e4-e6", ErrBest},
		{"onitama", "win 2 0|" + master + "|horse:d3-d2 frog:a5-b4 monkey:d2-c1", nil},
		{"onitama", "win 2 0|" + master + "|mantis:d3-c2 frog:a5-b4 monkey:d2-c1", ErrBest},
		{"onitama", "win 1 0|" + master + "|horse:d3-d2", ErrNoWin},
		{"onitama", "win 3 0|" + master + "|horse:d3-d2 frog:a5-b4 monkey:d2-c1", ErrGoal},
		{"onitama", "current 2 0|" + master + "|horse:d3-d2 frog:a5-b4 monkey:d2-c1", ErrPlain},
		{"onitama", "last-jump 2 0|" + master + "|horse:d3-d2 frog:a5-b4 monkey:d2-c1", ErrKind},
		{"onitama", "save 1 0|" + parry + "|dragon:a2-c3", nil},
		{"onitama", "save 1 0|" + parry + "|goose:b2-c2", ErrBest},
		{"kaninariebi", "win 3 0|" + shrimps + "|b2-d2 c1-e1 a2-c2~c2+d2-e3= b1-a1 b4-e4=", nil},
		{"kaninariebi", "win 3 0|" + shrimps + "|b2-d2 c1-e1 a2-c2~c2+d2-e3= b1-a1 b4-e4=|a2-c2", ErrBest},
		{"kaninariebi", "current 2 0|" + growing + "|c3-a3= a5-b5 d2-a2=", ErrPlain},
		{"kaninariebi", "win 2 0|" + growing + "|c3-a3= a5-b5 d2-a2=", nil},
		{"kaninariebi", "win 2 0|" + growing + "|c3-a3 a5-b5 d2-a2=", ErrBest},
		{"kaninariebi", "win 2 0|" + growing + "|c3-a3= a5-b5 d2-a2", ErrLine},
		{"kanishogi", "current 2 0|" + parents + "|b1-c1~c1+c1-d2 c2-b1 d2-e2", nil},
		{"kanishogi", "current 2 0|" + parents + "|b1-c1~c1 c2-b1 d2-e2", ErrBest},
		{"kalah", "win 4 0|" + sowing + "|B d A e B f A", nil},
		{"kalah", "win 5 0|" + sowing + "|B d A e B f A", ErrGoal},
		{"kalah", "win 4 0|" + sowing + "|A d A e B f A", ErrBest},
		{"kalah", "win 1 0|" + answered + "|C", ErrOpen},
		{"kalah", "seeds -2 0|" + most + "|D a B b C e D", nil},
		{"kalah", "seeds 2 0|" + most + "|D a B b C e D", ErrGoal},
		{"kalah", "seeds -2 0|" + most + "|D a B b C e", ErrLine},
		{"kalah", "seeds -2 0|" + most + "|D b B b C e D", ErrLine},
		{"kalah", "save 1 0|" + most + "|D", ErrNotSaved},
		{"kalah", "save 1 0|" + keeping + "|f", nil},
		{"kalah", "save 1 0|" + keeping + "|a", ErrBest},
		{"kalah", "save 1 0|" + keeping + "|f|e", ErrBest},
	} {
		if err := judge(t, c.game, usual).Check(read(t, c.game, c.text)); !errors.Is(err, c.want) {
			t.Errorf("%s %s: %v, want %v", c.game, c.text, err, c.want)
		}
	}
}

// judge returns a new judge of a game's puzzles.
func judge(t *testing.T, id string, l limits) *Judge {
	t.Helper()
	game, _ := engines.ByID(id)
	j, err := New(game)
	if err != nil {
		t.Fatal(err)
	}
	j.limits = l
	j.Forget()
	return j
}

// A puzzle that cannot be proven within the limits is refused.
func TestCheckGivesUp(t *testing.T) {
	p := read(t, "konane", "win 2 0|ox5x/4x2o/7x/2x4o/2o4x/7o/o2x1x1x/x4o1o w|c4-c6 a1-a3 a8-c8")
	for _, l := range []limits{{step: 1, all: 1_000_000, turns: 9}, {step: 1000, all: 10, turns: 9}} {
		if err := judge(t, "konane", l).Check(p); !errors.Is(err, ErrDeep) {
			t.Errorf("%+v: %v", l, err)
		}
	}
}

// Make returns only puzzles that Check accepts, or else the reason why there is none.
func TestMake(t *testing.T) {
	for _, c := range []struct {
		game, text string
		kind       puzzle.Kind
		want       error
	}{
		{"onitama", "R4/5/1r1B1/5/5 b frog,mantis horse,monkey ox", puzzle.Win, nil},
		{"onitama", "R4/5/1r1B1/5/5 b frog,mantis horse,monkey ox", puzzle.Current, ErrPlain},
		{"kaninariebi", "2Sc1/1C3/1Cc2/CC2c/1cc2 b", puzzle.Win, nil},
		{"kaninariebi", "C3c/C3c/C3c/C3c/C3c b", puzzle.Save, ErrOtherwise},
		{"kalah", "2,1,3,11,1,0/0,0,0,1,0,1 7 21 s", puzzle.Win, nil},
		{"kalah", "0,0,1,0,6,2/0,0,0,0,0,1 18 20 s", puzzle.Win, ErrOpen},
		{"kalah", "0,2,0,1,0,5/1,1,0,0,1,0 15 22 s", puzzle.Seeds, nil},
		{"kalah", "0,0,0,0,0,1/1,1,0,0,1,0 22 22 s", puzzle.Seeds, ErrForced},
		{"konane", "ox5x/4x2o/7x/2x4o/2o4x/7o/o2x1x1x/x4o1o w", puzzle.LastJump, ErrLoose},
		{"konane", "5x2/4x3/2o4x/6x1/o3o3/3o1o1o/3x4/xo1o4 b", puzzle.LastJump, nil},
	} {
		game, _ := engines.ByID(c.game)
		j, err := New(game)
		if err != nil {
			t.Fatal(err)
		}
		p, err := j.Make(c.kind, "", c.text)
		if !errors.Is(err, c.want) {
			t.Errorf("%s %s: %v, want %v", c.game, c.text, err, c.want)
		}
		if c.want != nil || err != nil {
			continue
		}
		j.Forget()
		if err := j.Check(p); err != nil {
			t.Errorf("%s %s: made %v, and refused: %v", c.game, c.text, strings.Join(p.Line, " "), err)
		}
	}
}
