package kalah

import (
	"math/rand/v2"
	"testing"

	"tidepool/ai/neural"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kalah"
)

// TestLands compares where sowings end, and what they capture, with the rules.
func TestLands(t *testing.T) {
	for _, options := range []string{"", "houses=3,seeds=9", "houses=8,emptycapture=on", "houses=2,seeds=7,end=empty", "pie=on"} {
		r := rand.New(rand.NewPCG(3, 4))
		for range 300 {
			p, err := kalah.New(options)
			if err != nil {
				t.Fatal(err)
			}
			for moves := p.AppendMoves(nil); len(moves) > 0; moves = p.AppendMoves(nil) {
				for _, m := range moves {
					checkLands(t, p, m)
				}
				p = p.Apply(moves[r.IntN(len(moves))])
			}
		}
	}
}

func checkLands(t *testing.T, p kalah.Position, m kalah.Move) {
	t.Helper()
	again, captured := false, 0
	for _, e := range p.Events(m) {
		switch {
		case e.Kind == rules.Sown:
			again = kalah.Game{}.Classify(e.Path[len(e.Path)-1]).Class == rules.StoreSpot
		case e.Kind == rules.Captured && e.Piece.Side != p.Turn():
			captured = e.Count
		}
	}
	if last, taken := lands(p, m); (last == p.Houses()) != again || taken != captured {
		t.Errorf("%s %s: ends at %d, captures %d; by the rules a turn more is %t and the capture %d", p, p.Word(m), last, taken, again, captured)
	}
}

// TestEvaluate checks that estimates are the same from either side, and value houses that reach the store, a
// choice of sowings and seeds in safe houses.
func TestEvaluate(t *testing.T) {
	best, weak := &evaluator{net: network()}, new(beginner)
	for _, tt := range []struct {
		name          string
		by            search.Evaluator[kalah.Position, kalah.Move]
		better, worse string
	}{
		{"a seed in the store", best, "4,4,4,0,4,4/4,4,4,0,4,4 5 3 s", "4,4,4,0,4,4/4,4,4,0,4,4 4 4 s"},
		{"a sowing that ends in the store", best, "4,0,0,0,2,0/4,0,0,0,3,0 18 17 s", "4,0,0,0,3,0/4,0,0,0,2,0 17 18 s"},
		{"a sowing that comes round to the own row", best, "0,0,0,0,0,10/0,0,0,0,0,5 16 17 s", "0,0,0,0,0,5/0,0,0,0,0,10 21 12 s"},
		{"a seed in the store", weak, "4,4,4,0,4,4/4,4,4,0,4,4 5 3 s", "4,4,4,0,4,4/4,4,4,0,4,4 4 4 s"},
		{"more houses to choose from", weak, "1,1,1,1,0,0/2,0,2,0,0,0 20 20 s", "2,0,2,0,0,0/1,1,1,1,0,0 20 20 s"},
		{"a seed far from the store", weak, "3,2,2,2,2,2/2,2,2,2,2,2 12 11 s", "2,2,3,2,2,2/2,2,2,2,2,2 12 11 s"},
	} {
		if better, worse := tt.by.Evaluate(parsed(t, tt.better)), tt.by.Evaluate(parsed(t, tt.worse)); better <= worse {
			t.Errorf("%s: %d is not above %d", tt.name, better, worse)
		}
	}
	for _, by := range []search.Evaluator[kalah.Position, kalah.Move]{best, weak} {
		near, far := by.Evaluate(parsed(t, "1,0,3,4,5,6/1,2,3,4,5,0 8 6 s")), by.Evaluate(parsed(t, "1,2,3,4,5,0/1,0,3,4,5,6 6 8 n"))
		if near != far {
			t.Errorf("%d for South, %d for North with the same", near, far)
		}
	}
}

// TestInputs checks that the network sees every house, and the largest capture.
func TestInputs(t *testing.T) {
	for _, options := range []string{"", "houses=8,seeds=2", "houses=1,seeds=3", "houses=3,seeds=9", "emptycapture=on"} {
		r := rand.New(rand.NewPCG(5, 6))
		for range 300 {
			p, err := kalah.New(options)
			if err != nil {
				t.Fatal(err)
			}
			for moves := p.AppendMoves(nil); len(moves) > 0; moves = p.AppendMoves(nil) {
				checkInputs(t, p, moves)
				p = p.Apply(moves[r.IntN(len(moves))])
			}
		}
	}
}

func checkInputs(t *testing.T, p kalah.Position, moves []kalah.Move) {
	t.Helper()
	inputs := Game{}.Inputs(rules.Of(p), false)
	if len(inputs) != 2*p.Houses()+2 || len(inputs) > neural.Pieces {
		t.Errorf("%s: inputs %v", p, inputs)
	}
	most := 0
	for _, m := range moves {
		if _, taken := lands(p, m); taken > 0 {
			most = max(most, taken+1)
		}
	}
	own, enemy := p.Rows()
	if got := largestCapture(own, enemy, p.Houses()); got != most {
		t.Errorf("%s: the largest capture is %d, by its sowings %d", p, got, most)
	}
}

func parsed(t *testing.T, text string) kalah.Position {
	t.Helper()
	p, err := kalah.Parse("", text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}
