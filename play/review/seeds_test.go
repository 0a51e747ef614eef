package review_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"tidepool/ai"
	"tidepool/play/review"
	"tidepool/play/review/reason"
	"tidepool/rules"
	"tidepool/rules/kalah"
	"tidepool/rules/konane"
)

// seedGame returns a game that the far side loses throughout, with turns of its own that gave away many more seeds,
// and one of the near side's that gave away few.
func seedGame(t *testing.T) (e told, far []int, near int) {
	m := random(t, kalah.Game{}, 30, 5)
	far, near = choices(m, rules.Far)[:2], choices(m, rules.Near)[2]
	if err := m.Resign(rules.Far); err != nil {
		t.Fatal(err)
	}
	return told{m, map[int]ai.Score{0: 1200, far[0]: 1900, far[1]: 3600, near: 3000},
		map[int]string{far[0]: another(m, far[0]), far[1]: another(m, far[1]), near: another(m, near)}}, far, near
}

// Where seeds are counted, turns that gave away many are moments even if the same side was ahead throughout, the worst
// first; the accuracy falls with them, and the graph shows them.
func TestSeedsGivenAway(t *testing.T) {
	e, far, near := seedGame(t)
	r := review.New(e.m)
	e.over(r)
	var plies []int
	for _, m := range r.Moments() {
		if plies = append(plies, m.Ply); m.Changed || m.Grade < review.Mistake || len(m.Best.Words) == 0 {
			t.Errorf("moment %+v", m)
		}
	}
	if len(plies) != 3 || plies[0] != far[1] || plies[1] != far[0] || plies[2] != near {
		t.Errorf("moments at %v, want %d, %d and %d", plies, far[1], far[0], near)
	}
	lost, _ := r.Accuracy(rules.Far)
	won, ok := r.Accuracy(rules.Near)
	if !ok || lost > 95 || won <= lost || won > 99 {
		t.Errorf("accuracies %v and %v", won, lost)
	}
	graph, scale := r.Graph(), float64(r.Scale())
	if scale != 40 {
		t.Errorf("the edges of the graph are %v seeds", scale)
	}
	for ply, seeds := range map[int]float64{0: 12, far[0]: 19, far[1]: 36, near: 30} {
		if want := (1 + seeds/scale) / 2; math.Abs(graph[ply].Share-want) > 0.001 {
			t.Errorf("ply %d lies at %v, want %v", ply, graph[ply].Share, want)
		}
	}
}

// Without seeds the graph shows chances.
func TestScaleOfChances(t *testing.T) {
	m := random(t, konane.Game{}, 10, 3)
	r := review.New(m)
	e := told{m, map[int]ai.Score{0: 250}, nil}
	e.over(r)
	if share := r.Graph()[0].Share; r.Scale() != 0 || share < 0.7 || share > 0.8 {
		t.Errorf("scale %d, share %v", r.Scale(), share)
	}
}

// A position may be worth fewer seeds than the position before was certainly worth, even if both are lost.
func TestEstimatesBelowAProof(t *testing.T) {
	m := random(t, kalah.Game{}, 12, 5)
	ply := choices(m, rules.Near)[0]
	r := review.New(m)
	note := func(ply int, word string, near ai.Score, proven bool) {
		if m.At(ply).Turn() == rules.Far {
			near = -near
		}
		r.Note(review.Request{Ply: ply, Time: review.InBrowser}, ai.Info{Depth: 9, Proven: proven, Best: ai.Variation{Score: near, Words: []string{word}}})
	}
	note(ply-1, another(m, ply), -200, true)
	note(ply, m.At(ply).Turns()[0].Word, -1400, false)
	if j, ok := r.Turn(ply); !ok || j.After.Score != -1400 || j.Grade != review.Blunder {
		t.Errorf("%+v", j)
	}
}

// What is proven of the position before a turn is told, even if it follows from a turn played earlier and the look at the
// position itself found another turn and another score.
func TestProvenEarlier(t *testing.T) {
	m := random(t, kalah.Game{}, 12, 5)
	ply := choices(m, rules.Near)[1]
	for _, test := range []struct {
		name                    string
		best                    string
		before, estimate, after ai.Score // for the near side; all but the estimate proven
		want                    []reason.Kind
	}{
		{"win lost", another(m, ply), 600, 450, -600, []reason.Kind{reason.GaveWinSeeds, reason.GivesUp}},
		{"seeds lost", another(m, ply), 1600, 1450, 1200, []reason.Kind{reason.GivesUp}},
		{"win lost by the seeming best", m.Turn(ply).Word, 200, 150, 0, []reason.Kind{reason.GaveWinDraw, reason.GivesUp}},
		{"kept", m.Turn(ply).Word, 200, 150, 200, []reason.Kind{reason.NoneBetter}},
	} {
		r := review.New(m)
		note := func(ply int, word string, near ai.Score, proven bool) {
			if m.At(ply).Turn() == rules.Far {
				near = -near
			}
			r.Note(review.Request{Ply: ply, Time: review.InBrowser}, ai.Info{Depth: 9, Proven: proven, Best: ai.Variation{Score: near, Words: []string{word}}})
		}
		note(ply-2, m.Turn(ply-1).Word, test.before, true)
		note(ply-1, test.best, test.estimate, false)
		note(ply, m.At(ply).Turns()[0].Word, test.after, true)
		j, ok := r.Turn(ply)
		if !ok || (j.Grade == review.Best) != (test.before == test.after) {
			t.Errorf("%s: %+v", test.name, j)
		}
		var got []reason.Kind
		for _, f := range reason.Of(m.Info(), review.CaseOf(m, j)) {
			if f.Kind.Certain() && (f.Kind.Part() == reason.Better || slices.Contains([]reason.Kind{reason.GaveWinSeeds, reason.GaveWinDraw, reason.GivesUp, reason.NoneBetter}, f.Kind)) {
				got = append(got, f.Kind)
			}
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%s: %v, want %v: %+v", test.name, got, test.want, j)
		}
	}
}

// If who won is certain before and after a turn, so is what it did, though not by how many seeds.
func TestDecidedResults(t *testing.T) {
	m := random(t, kalah.Game{}, 12, 5)
	ply := choices(m, rules.Near)[0]
	better := another(m, ply)
	type look struct {
		score   ai.Score // for the near side
		decided bool
	}
	for _, test := range []struct {
		name          string
		best          string
		before, after look
		want          []reason.Kind
	}{
		{"lost", better, look{200, true}, look{-150, true}, []reason.Kind{reason.GaveWin, reason.WouldWin}},
		{"drawn", better, look{200, true}, look{0, true}, []reason.Kind{reason.GaveWinDraw, reason.WouldWin}},
		{"a draw lost", better, look{0, true}, look{-150, true}, []reason.Kind{reason.GaveDraw, reason.WouldDraw}},
		{"won", m.Turn(ply).Word, look{200, true}, look{250, true}, []reason.Kind{reason.KeepsWin}},
		{"an estimate after", better, look{200, true}, look{-150, false}, []reason.Kind{reason.WouldWin}},
		{"an estimate before", better, look{200, false}, look{-150, true}, nil},
		{"contradicted", m.Turn(ply).Word, look{200, true}, look{-150, false}, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			r := review.New(m)
			note := func(ply int, word string, l look) {
				if m.At(ply).Turn() == rules.Far {
					l.score = -l.score
				}
				best := ai.Variation{Score: l.score, Words: []string{word}, Decided: l.decided}
				r.Note(review.Request{Ply: ply, Time: review.InBrowser}, ai.Info{Depth: 9, Best: best})
			}
			note(ply-1, test.best, test.before)
			note(ply, m.At(ply).Turns()[0].Word, test.after)
			stored, err := review.Decode(m, r.Encode())
			if err != nil {
				t.Fatal(err)
			}
			for _, r := range []*review.Review{r, stored} {
				j, ok := r.Turn(ply)
				if !ok {
					t.Fatal("no judgement")
				}
				var got []reason.Kind
				for _, f := range reason.Of(m.Info(), review.CaseOf(m, j)) {
					if slices.Contains([]reason.Kind{reason.GaveWin, reason.GaveWinDraw, reason.GaveDraw, reason.KeepsWin, reason.KeepsDraw, reason.WouldWin, reason.WouldDraw}, f.Kind) {
						got = append(got, f.Kind)
					}
				}
				if !slices.Equal(got, test.want) {
					t.Errorf("%v, want %v: %+v", got, test.want, j)
				}
			}
		})
	}
}

// A stored review of the version that only looked for changed results can be read, and goes on where seeds are counted.
func TestReviewByResults(t *testing.T) {
	seeds, _, _ := seedGame(t)
	m := random(t, konane.Game{}, 8, 9)
	for _, test := range []struct {
		told
		more bool
	}{{seeds, true}, {told{m, nil, nil}, false}} {
		r := review.New(test.m)
		test.over(r)
		old := strings.Replace(r.Encode(), "3*", "2*", 1)
		r, err := review.Decode(test.m, old)
		if err != nil {
			t.Fatal(err)
		}
		if (len(r.Moments()) > 0) != test.more {
			t.Errorf("%s: moments %+v", test.m.Info().ID, r.Moments())
		}
		if more := strings.HasPrefix(r.Encode(), "3 "); more != test.more {
			t.Errorf("%s: stored again as %.3q", test.m.Info().ID, r.Encode())
		}
		test.over(r)
		if text := r.Encode(); !strings.HasPrefix(text, "3*") {
			t.Errorf("%s: at last stored as %.3q", test.m.Info().ID, text)
		}
	}
}
