package review_test

import (
	"testing"

	"tidepool/ai"
	"tidepool/play/review"
	"tidepool/rules"
	"tidepool/rules/konane"
)

// The worst mistake of a side is told before all is known, but only once no other turn seems worse.
func TestWorst(t *testing.T) {
	m := random(t, konane.Game{}, 30, 3)
	near, far := choices(m, rules.Near), choices(m, rules.Far)
	better := make(map[int]string)
	for _, ply := range []int{near[0], near[2], far[3]} {
		better[ply] = another(m, ply)
	}
	e := told{m, map[int]ai.Score{0: 900, near[0]: 600, near[2]: 150, far[3]: 900}, better}
	for side, want := range map[rules.Side]int{rules.Near: near[2], rules.Far: far[3]} {
		r := review.New(m)
		at, asked := 0, 0
		for ask, ok := r.Next(); ok; ask, ok = r.Next() {
			asked++
			r.Note(ask, e.answer(ask))
			worst, known := r.Worst(side)
			if known && worst.Ply != want {
				t.Fatalf("%v: turn %d, want %d", side, worst.Ply, want)
			}
			if known && at == 0 {
				at = asked
			}
		}
		if both, ok := r.Worst(rules.Near, rules.Far); !ok || both.Ply != r.Moments()[0].Ply || at == 0 || at == asked {
			t.Errorf("%v: known after %d of %d answers, of both %+v", side, at, asked, both)
		}
	}
}

// What is proven to be a mistake is not told as the worst while nobody has looked at all other positions.
func TestWorstWaits(t *testing.T) {
	m := random(t, konane.Game{}, 30, 3)
	ply := choices(m, rules.Near)[2]
	r := review.New(m)
	note := func(ply int, word string, score ai.Score) {
		r.Note(review.Request{Ply: ply, Time: review.InBrowser}, ai.Info{Depth: 9, Best: ai.Variation{Score: score, Words: []string{word}}})
	}
	note(ply-1, another(m, ply), ai.WinIn(5))
	note(ply, m.At(ply).Turns()[0].Word, ai.WinIn(6))
	if list := r.Moments(); len(list) != 1 || list[0].Ply != ply {
		t.Fatalf("moments %+v", list)
	}
	if worst, ok := r.Worst(rules.Near); ok {
		t.Errorf("the worst is turn %d, when only two positions were looked at", worst.Ply)
	}
	for other := range m.Ply() {
		if other != ply-1 && other != ply {
			note(other, m.Turn(other+1).Word, 0)
		}
	}
	if turns := m.Position().Turns(); len(turns) > 0 {
		note(m.Ply(), turns[0].Word, 0)
	}
	if worst, ok := r.Worst(rules.Near); !ok || worst.Ply != ply {
		t.Errorf("at last the worst is turn %d, %t", worst.Ply, ok)
	}
}
