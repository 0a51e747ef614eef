package review_test

import (
	"strings"
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/play/match"
	"tidepool/play/review"
	"tidepool/rules/konane"
)

// severalTurns returns a match and the ply after a turn of it that was one of at least three.
func severalTurns(t *testing.T) (m *match.Match, ply int) {
	m = random(t, konane.Game{}, 20, 8)
	for ply = 6; len(m.At(ply-1).Turns()) < 3; ply++ {
	}
	return m, ply
}

// noted returns a review with looks at a position, at all of its turns but some, and at the position after the one played.
func noted(m *match.Match, ply, missing int, best ai.Variation, others, after ai.Score) *review.Review {
	r := review.New(m)
	all := ai.Info{Depth: 1, Best: best, Turns: []ai.Variation{best}}
	for _, t := range m.At(ply - 1).Turns() {
		if t.Word != best.Words[0] {
			all.Turns = append(all.Turns, ai.Variation{Score: others, Words: []string{t.Word}})
		}
	}
	all.Turns = all.Turns[:len(all.Turns)-missing]
	r.Note(review.Request{Ply: ply - 1, All: true, Time: time.Second}, all)
	r.Note(review.Request{Ply: ply - 1, Time: time.Second}, ai.Info{Depth: 5, Best: best})
	r.Note(review.Request{Ply: ply, Time: time.Second}, ai.Info{Depth: 5, Best: ai.Variation{Score: after, Words: []string{m.Turn(ply + 1).Word}}})
	return r
}

// That all turns lose is certain only if all were looked at.
func TestSomeTurnsLose(t *testing.T) {
	m, ply := severalTurns(t)
	legal := len(m.At(ply - 1).Turns())
	for _, missing := range []int{0, 1, legal - 1, legal} {
		best := ai.Variation{Score: 30, Words: []string{m.Turn(ply).Word}}
		j, ok := noted(m, ply, missing, best, ai.LossIn(2), ai.WinIn(3)).Turn(ply)
		if all := missing == 0; !ok || j.Before.Proven != all || (len(j.Turns) > 0) != all || (j.Grade == review.Best) != all {
			t.Errorf("%d turns missing: %+v", missing, j)
		}
	}
}

// A turn is certainly the only one that wins only if all were looked at, also in a stored review.
func TestSomeTurnsWin(t *testing.T) {
	m, ply := severalTurns(t)
	legal := len(m.At(ply - 1).Turns())
	best := ai.Variation{Score: ai.WinIn(3), Words: []string{another(m, ply)}}
	text := ""
	for missing := range legal + 1 {
		r := noted(m, ply, missing, best, ai.LossIn(4), ai.WinIn(3))
		j, _ := r.Turn(ply)
		again, err := review.Decode(m, r.Encode())
		if err != nil {
			t.Fatal(err)
		}
		k, _ := again.Turn(ply)
		if all := missing == 0; j.Only != all || k.Only != all || !j.Before.Proven || !k.Before.Proven || j.Grade != review.Blunder {
			t.Errorf("%d turns missing: %+v, and loaded again %+v", missing, j, k)
		}
		if text == "" {
			text = r.Encode()
		}
	}
	from := strings.Index(text, "|A")
	to := from + strings.IndexAny(text[from:], "; ")
	end := from + strings.IndexByte(text[from:], ' ')
	again, err := review.Decode(m, text[:to]+text[end:]) // as it may have been stored
	if err != nil {
		t.Fatal(err)
	}
	if j, ok := again.Turn(ply); !ok || j.Only || len(j.Turns) > 0 || !j.Before.Proven {
		t.Errorf("stored without the other turns: %+v", j)
	}
}

// A turn that certainly draws does not make it certain that no other wins.
func TestSomeTurnDraws(t *testing.T) {
	m, ply := severalTurns(t)
	word := another(m, ply)
	r := review.New(m)
	r.Note(review.Request{Ply: ply - 1, Time: time.Second}, ai.Info{Depth: 5, Best: ai.Variation{Score: 500, Words: []string{word}}})
	r.Note(review.Request{Ply: ply - 1, Word: word, Time: time.Second}, ai.Info{Depth: 5, Proven: true, Best: ai.Variation{Words: []string{firstReply(t, m, ply, word)}}})
	r.Note(review.Request{Ply: ply, Time: time.Second}, ai.Info{Depth: 5, Best: ai.Variation{Score: ai.WinIn(3), Words: []string{m.Turn(ply + 1).Word}}})
	list := r.Moments()
	if len(list) != 1 || !list[0].Changed || list[0].Best.Words[0] != word || list[0].Before.Proven {
		t.Errorf("moments %+v", list)
	}
}

func firstReply(t *testing.T, m *match.Match, ply int, word string) string {
	next, _, err := m.At(ply - 1).Play(word)
	if err != nil {
		t.Fatal(err)
	}
	return next.Turns()[0].Word
}
