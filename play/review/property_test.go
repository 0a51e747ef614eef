package review_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tidepool/play/match"
	"tidepool/play/review"
	"tidepool/rules"
)

// Whatever the engine answers, a review is consistent and ends, and at any time it survives storing.
func TestHoldsTogether(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64().Draw(t, "seed")
		m := random(t, game(rapid.IntRange(0, 4).Draw(t, "game")), rapid.IntRange(0, 24).Draw(t, "plies"), seed)
		r := review.New(m)
		rnd := rand.New(rand.NewPCG(seed, 2))
		stop := rapid.IntRange(0, 80).Draw(t, "stop")
		last := 0
		for n := 0; ; n++ {
			ask, ok := r.Next()
			if again, still := r.Next(); again != ask || still != ok {
				t.Fatalf("asks %+v, then %+v", ask, again)
			}
			if !ok {
				break
			}
			if n > 40*(m.Ply()+1) {
				t.Fatal("the review never ends")
			}
			r.Note(ask, wild(m, ask, rnd))
			done := r.Progress()
			if done < last || done > 1000 {
				t.Fatalf("progress from %d to %d", last, done)
			}
			last = done
			if n == stop {
				check(t, m, r)
			}
		}
		if done := r.Progress(); done != 1000 {
			t.Fatalf("ends with %d", done)
		}
		check(t, m, r)
	})
}

// Whatever the engine answers, and in whatever order, positions looked at concurrently are distinct, none is
// forgotten, and the review ends.
func TestAheadHoldsTogether(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64().Draw(t, "seed")
		m := random(t, game(rapid.IntRange(0, 4).Draw(t, "game")), rapid.IntRange(0, 24).Draw(t, "plies"), seed)
		r := review.New(m)
		rnd := rand.New(rand.NewPCG(seed, 2))
		width := rapid.IntRange(1, 5).Draw(t, "width")
		var left []review.Request // from the previous call
		for n := 0; ; n++ {
			list := slices.Clone(r.Ahead(width))
			if len(list) > width || len(list) < len(left) || !slices.Equal(list[:len(left)], left) {
				t.Fatalf("asks %+v after %+v", list, left)
			}
			if len(list) == 0 {
				break
			}
			if n > 40*(m.Ply()+1) {
				t.Fatal("the review never ends")
			}
			for i, ask := range list {
				if slices.ContainsFunc(list[:i], func(a review.Request) bool { return a.Ply == ask.Ply && a.Word == ask.Word && a.All == ask.All }) {
					t.Fatalf("asks twice: %+v", list)
				}
			}
			i := rnd.IntN(len(list))
			r.Note(list[i], wild(m, list[i], rnd))
			left = slices.Delete(list, i, i+1)
		}
		if _, more := r.Next(); more {
			t.Fatal("the review goes on after its end")
		}
		check(t, m, r)
	})
}

func check(t *rapid.T, m *match.Match, r *review.Review) {
	for ply := 1; ply <= m.Ply(); ply++ {
		j, ok := r.Turn(ply)
		if !ok {
			continue
		}
		turn := m.Turn(ply)
		switch {
		case j.Ply != ply || j.By != turn.By || j.Word != turn.Word:
			t.Errorf("ply %d is %+v", ply, j)
		case !j.Before.Proven && !j.After.Proven && j.Before.Share()+1e-9 < j.After.Share():
			t.Errorf("ply %d: worth less than the position after it: %+v", ply, j)
		case j.Loss < 0 || j.Loss > 100:
			t.Errorf("ply %d: loses %v", ply, j.Loss)
		case len(j.Best.Words) > 0 && j.Best.Words[0] == j.Word && j.Grade > review.Good && !j.Before.Proven:
			t.Errorf("ply %d: the best turn is wrong: %+v", ply, j)
		}
		if c, sure := j.After.Class(); sure && c > 0 && j.Grade > review.Good && j.After.Unit == rules.NoUnit {
			t.Errorf("ply %d: a win is wrong: %+v", ply, j)
		}
	}
	moments := r.Moments()
	told := make(map[int]bool)
	for _, m := range moments {
		if told[m.Ply] || m.Loss < 0 {
			t.Errorf("moments %+v", moments)
		}
		told[m.Ply] = true
	}
	if at, ok := r.Turned(); ok && !told[at.Ply] {
		t.Errorf("the decisive turn %d is none of %+v", at.Ply, moments)
	}
	for _, side := range []rules.Side{rules.Near, rules.Far} {
		if a, ok := r.Accuracy(side); ok && !(a >= 0 && a <= 100) {
			t.Errorf("accuracy %v", a)
		}
	}
	for _, p := range r.Graph() {
		if !(p.Share >= 0 && p.Share <= 1) {
			t.Errorf("point %+v", p)
		}
	}
	text := r.Encode()
	if len(text) > review.MaxStored || strings.ContainsAny(text, "\"\\\n") {
		t.Fatalf("stored as %q", text)
	}
	again, err := review.Decode(m, text)
	if err != nil {
		t.Fatal(err)
	}
	if got := again.Encode(); got != text {
		t.Errorf("stored as\n%s\nthen\n%s", text, got)
	}
}
