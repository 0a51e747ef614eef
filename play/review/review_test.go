package review_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/play/match"
	"tidepool/play/review"
	"tidepool/rules"
	"tidepool/rules/kalah"
	"tidepool/rules/konane"
)

// A told is an engine that returns given values of a match's positions for the near side, and turns better than those played.
type told struct {
	m *match.Match
	// near is the score from each ply on, until the next.
	near map[int]ai.Score
	// better has, by ply, a turn that keeps the score of the ply before.
	better map[int]string
}

// worth returns the score at a ply.
func (e *told) worth(ply int) (s ai.Score) {
	for ; ply >= 0; ply-- {
		if s, ok := e.near[ply]; ok {
			return s
		}
	}
	return 0
}

func (e *told) answer(ask review.Request) (a ai.Info) {
	at, p, s := ask.Ply, e.m.At(ask.Ply), e.worth(ask.Ply)
	if ask.Word != "" {
		p, _, _ = p.Play(ask.Word)
		if at < e.m.Ply() && ask.Word == e.m.Turn(at+1).Word {
			s = e.worth(at + 1)
		}
	}
	if p.Turn() == rules.Far {
		s = -s
	}
	turns := p.Turns()
	if len(turns) == 0 {
		return ai.Info{}
	}
	word := turns[0].Word
	if at < e.m.Ply() && ask.Word == "" {
		word = e.m.Turn(at + 1).Word
		if b, ok := e.better[at+1]; ok {
			word = b
		}
	}
	_, _, proven := s.Proven()
	a = ai.Info{Depth: 5, Nodes: 1000, Best: ai.Variation{Score: s, Words: []string{word}}, Proven: proven}
	if ask.All {
		for _, t := range turns {
			a.Turns = append(a.Turns, ai.Variation{Score: s, Words: []string{t.Word}})
		}
	}
	return a
}

// over completes a review and returns the questions in order.
func (e *told) over(r *review.Review) (asks []review.Request) {
	for ask, ok := r.Next(); ok; ask, ok = r.Next() {
		asks = append(asks, ask)
		r.Note(ask, e.answer(ask))
	}
	return asks
}

// another returns a legal turn that was not played at a ply.
func another(m *match.Match, ply int) string {
	for _, t := range m.At(ply - 1).Turns() {
		if t.Word != m.Turn(ply).Word {
			return t.Word
		}
	}
	return ""
}

// choices returns the plies of a side at which there was another turn.
func choices(m *match.Match, side rules.Side) (plies []int) {
	for ply := 5; ply < m.Ply(); ply++ {
		if m.Turn(ply).By == side && another(m, ply) != "" {
			plies = append(plies, ply)
		}
	}
	return plies
}

func TestOneMistake(t *testing.T) {
	m := random(t, konane.Game{}, 30, 3)
	ply := choices(m, rules.Near)[3]
	e := told{m, map[int]ai.Score{0: 10, ply: -700}, map[int]string{ply: another(m, ply)}}
	r := review.New(m)
	asks := e.over(r)
	moments := r.Moments()
	if len(moments) != 1 || moments[0].Ply != ply || !moments[0].Changed || moments[0].Best.Words[0] != another(m, ply) || len(moments[0].Turns) == 0 {
		t.Fatalf("moments %+v, want one at %d", moments, ply)
	}
	for i := 1; i <= m.Ply(); i++ {
		if j, ok := r.Turn(i); !ok || (j.Grade > review.Good) != (i == ply) {
			t.Errorf("turn %d: %+v", i, j)
		}
	}
	near, _ := r.Accuracy(rules.Near)
	far, _ := r.Accuracy(rules.Far)
	if near > 90 || near < 70 || far < 99 { // one of fifteen turns
		t.Errorf("accuracies %v and %v", near, far)
	}
	// The review closes in on the decisive turn before all positions were looked at.
	seen := slices.IndexFunc(asks, func(a review.Request) bool { return a.Ply == ply || a.Ply == ply-1 })
	if seen > 10 {
		t.Errorf("the mistake at %d is looked at as number %d", ply, seen)
	}
}

// A loss farther away than the depth of the look at the position before is not reported as a changed result:
// the game may have been lost already.
func TestFarLoss(t *testing.T) {
	m := random(t, konane.Game{}, 30, 3)
	ply := choices(m, rules.Near)[3]
	for plies, changed := range map[int]bool{4: true, 24: false} {
		e := told{m, map[int]ai.Score{0: 10, ply: ai.LossIn(plies)}, map[int]string{ply: another(m, ply)}}
		r := review.New(m)
		e.over(r)
		moments := r.Moments()
		if told := len(moments) > 0 && moments[0].Ply == ply && moments[0].Changed; told != changed {
			t.Errorf("a loss in %d plies: %+v", plies, moments)
		}
	}
}

// Looking at positions concurrently gives the same result.
func TestSideBySide(t *testing.T) {
	for seed := range uint64(8) {
		m := random(t, konane.Game{}, 40, seed)
		plies := choices(m, rules.Near)
		ply, other := plies[1], plies[len(plies)-2]
		e := told{m, map[int]ai.Score{0: 10, ply: -300, other - 1: 200, other: -700}, map[int]string{ply: another(m, ply), other: another(m, other)}}
		alone, together := review.New(m), review.New(m)
		e.over(alone)
		most := 0
		for list := together.Ahead(4); len(list) > 0; list = together.Ahead(4) {
			most = max(most, len(list))
			ask := list[len(list)-1] // the last one is answered first
			together.Note(ask, e.answer(ask))
		}
		if most < 4 {
			t.Errorf("%d at a time", most)
		}
		got, want := together.Moments(), alone.Moments()
		for i := range got { // compared as far as the time allows
			got[i].Turns, want[i].Turns = nil, nil
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("moments %+v, want %+v", got, want)
		}
		if got, want := together.Graph(), alone.Graph(); !slices.Equal(got, want) {
			t.Errorf("graph %+v, want %+v", got, want)
		}
	}
}

// A mistake that only the first glance sees is not reported.
func TestNoMistake(t *testing.T) {
	m := random(t, konane.Game{}, 30, 3)
	ply := choices(m, rules.Near)[3]
	e := told{m, map[int]ai.Score{0: 10}, map[int]string{ply: another(m, ply)}}
	r := review.New(m)
	for ask, ok := r.Next(); ok; ask, ok = r.Next() {
		a := e.answer(ask)
		if ask.Time < 100*time.Millisecond && ask.Ply == ply {
			a.Best.Score = 800 // for the far side
		}
		r.Note(ask, a)
	}
	if list := r.Moments(); len(list) > 0 {
		t.Errorf("moments %+v", list)
	}
}

// Every mistake is reported, first those that decided the game; getting from bad to worse decides it only once.
func TestManyMistakes(t *testing.T) {
	m := random(t, konane.Game{}, 60, 4)
	near, far := choices(m, rules.Near), choices(m, rules.Far)
	better := make(map[int]string)
	scores := map[int]ai.Score{0: 0}
	for i := range min(len(near), len(far)) {
		better[near[i]], better[far[i]] = another(m, near[i]), another(m, far[i])
		scores[near[i]], scores[far[i]] = -800, 800
	}
	r := review.New(m)
	e := told{m, scores, better}
	e.over(r)
	list, mistakes := r.Moments(), 0
	for i := 1; i <= m.Ply(); i++ {
		if j, _ := r.Turn(i); j.Grade >= review.Mistake {
			mistakes++
		}
	}
	if len(list) != mistakes || mistakes < 10 || !list[0].Changed {
		t.Errorf("%d moments of %d mistakes", len(list), mistakes)
	}

	e = told{m, map[int]ai.Score{0: 150, near[1]: -150, near[2]: -600}, better}
	r = review.New(m)
	e.over(r)
	if list = r.Moments(); len(list) != 2 || list[0].Ply != near[1] || !list[0].Changed || list[1].Ply != near[2] || list[1].Changed {
		t.Errorf("moments %+v, want %d and %d", list, near[1], near[2])
	}
}

// For a player who was never better than lost, the turn that gave away most is reported.
func TestNeverAhead(t *testing.T) {
	m := random(t, kalah.Game{}, 12, 5)
	ply := choices(m, rules.Near)[0]
	if err := m.Resign(rules.Near); err != nil {
		t.Fatal(err)
	}
	e := told{m, map[int]ai.Score{0: -400, ply: -1600}, map[int]string{ply: another(m, ply)}}
	r := review.New(m)
	e.over(r)
	list := r.Moments()
	if len(list) != 1 || list[0].Ply != ply || list[0].Changed {
		t.Errorf("moments %+v, want one at %d", list, ply)
	}
	if at, ok := r.Turned(); !ok || at.Ply != ply {
		t.Errorf("turned at %d, %v", at.Ply, ok)
	}
}

// An end on the board needs no engine.
func TestEnd(t *testing.T) {
	for _, game := range []rules.Game{konane.Game{}, kalah.Game{}} {
		m := random(t, game, 400, 6)
		v, ok := review.New(m).Value(m.Ply())
		winner := m.Outcome().Winner
		if class, sure := v.Class(); !ok || !sure || (class > 0) != (winner == m.Position().Turn()) {
			t.Errorf("%s: %+v, %v", m.Info().ID, v, ok)
		}
	}
}

// A review takes no more than the given time, whatever the length of the game.
func TestTime(t *testing.T) {
	for _, plies := range []int{1, 10, 60, 200} {
		m := random(t, kalah.Game{}, plies, 7)
		better := make(map[int]string)
		scores := make(map[int]ai.Score)
		for i := 1; i <= m.Ply(); i++ {
			scores[i] = 400
			if i%4 < 2 {
				scores[i] = -400
			}
			if w := another(m, i); w != "" {
				better[i] = w
			}
		}
		for _, budget := range []time.Duration{review.Natively, review.InBrowser} {
			r := review.New(m)
			r.Spend(budget)
			var sum time.Duration
			e := told{m, scores, better}
			for _, ask := range e.over(r) {
				if sum += ask.Time; ask.Time > 3*time.Second/2 {
					t.Errorf("asks for %v", ask.Time)
				}
			}
			if most := budget * time.Duration(60+m.Ply()) / 120; sum > max(most, budget/2)+time.Second {
				t.Errorf("%d turns: %v of %v", m.Ply(), sum, budget)
			}
		}
	}
}

func TestChangedGame(t *testing.T) {
	m := random(t, konane.Game{}, 20, 8)
	ply := choices(m, rules.Near)[2]
	r := review.New(m)
	e := told{m, map[int]ai.Score{0: 50}, nil}
	e.over(r)
	text := r.Encode()
	same, err := review.Decode(m, text)
	if _, more := same.Next(); err != nil || more {
		t.Fatalf("%v; more is to be asked: %v", err, more)
	}
	word := another(m, ply)
	for m.Ply() >= ply {
		m.Undo()
	}
	if _, err := m.Play(word); err != nil {
		t.Fatal(err)
	}
	r, err = review.Decode(m, text)
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := r.Value(ply - 1); !ok {
		t.Error("an unchanged position is unknown")
	}
	if _, ok := r.Value(ply); ok {
		t.Error("a changed position is known")
	}
	if _, more := r.Next(); !more {
		t.Error("no more questions")
	}
}

func TestDecodeRefuses(t *testing.T) {
	m := random(t, konane.Game{}, 8, 9)
	r := review.New(m)
	e := told{m, nil, nil}
	e.over(r)
	good := r.Encode()
	if _, err := review.Decode(m, good); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"", "1", " " + good, good + " ", strings.Replace(good, "3*", "3**", 1), strings.Replace(good, "3*", "1*", 1), strings.Replace(good, "3*", "4*", 1),
		strings.Replace(good, "|s", "|z", 1), strings.Replace(good, "|s", "|s0", 1), strings.Replace(good, "|s", "|s-", 1),
		strings.Replace(good, "|s", "|", 1), strings.Replace(good, ",c", ",q", 1), strings.Replace(good, ",c0", ",c-0zzzzzzz", 1),
		strings.Replace(good, ","+m.Turn(1).Word, ",h9", 1), strings.Repeat(good, 100),
	} {
		if _, err := review.Decode(m, text); err == nil {
			t.Errorf("accepts %.60q", text)
		}
	}
}

func FuzzDecode(f *testing.F) {
	m := random(f, konane.Game{}, 8, 9)
	r := review.New(m)
	e := told{m, nil, nil}
	e.over(r)
	f.Add(r.Encode())
	f.Fuzz(func(t *testing.T, text string) {
		r, err := review.Decode(m, text)
		if err != nil {
			return
		}
		for ply := range m.Ply() + 1 {
			r.Turn(ply)
		}
		r.Moments()
		again, err := review.Decode(m, r.Encode())
		if err != nil || again.Encode() != r.Encode() {
			t.Errorf("%q: %v", text, err)
		}
	})
}

// A position that must be won because the one before was lost does not make the turn thought best there a
// winning one.
func TestWonBySomeTurn(t *testing.T) {
	const ply = 6
	m := random(t, konane.Game{}, 20, 8)
	r := review.New(m)
	for at, score := range []ai.Score{ai.LossIn(8), 30, -20} {
		r.Note(review.Request{Ply: ply + at, Time: time.Second}, ai.Info{Depth: 5, Best: ai.Variation{Score: score, Words: []string{m.Turn(ply + at + 1).Word}}})
	}
	if v, ok := r.Value(ply + 1); !ok || !v.Proven || v.Score != ai.WinIn(7) {
		t.Errorf("after a lost position: %+v", v)
	}
	if v, ok := r.Value(ply + 2); !ok || v.Proven {
		t.Errorf("after the turn thought best there: %+v", v)
	}
}
