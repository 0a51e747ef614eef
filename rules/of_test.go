package rules

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// heap is a toy game: the players take one or two counters at a time, and the one who takes the last wins.
type heap struct {
	left int
	turn Side
}

func (h heap) String() string { return fmt.Sprintf("%d %s", h.left, h.turn) }
func (h heap) Turn() Side     { return h.turn }

func (h heap) Outcome() Outcome {
	if h.left == 0 {
		return Win(h.turn.Other(), "no-counters")
	}
	return Outcome{}
}

// AppendMoves lists the larger one first, so that the caller has to sort.
func (h heap) AppendMoves(dst []int) []int {
	for n := min(2, h.left); n > 0; n-- {
		dst = append(dst, n)
	}
	return dst
}

func (h heap) CountMoves() int            { return min(2, h.left) }
func (h heap) Apply(n int) heap           { return heap{h.left - n, h.turn.Other()} }
func (h heap) Word(n int) string          { return fmt.Sprint("take", n) }
func (h heap) Paths(n int) [][]Spot       { return [][]Spot{slices.Repeat([]Spot{"heap"}, n)} }
func (h heap) Events(n int) []Event       { return []Event{{Kind: Captured, Count: n}} }
func (h heap) Refuse([]Spot, Spot) Reason { return Reason{Code: "toy.no"} }
func (h heap) Tokens() []Token            { return []Token{{Spot: "heap", Count: h.left}} }
func (h heap) Taken(Side) []Piece         { return nil }

func (h heap) Read(word string) (int, error) {
	for _, n := range h.AppendMoves(nil) {
		if h.Word(n) == word {
			return n, nil
		}
	}
	return 0, NotAWord.With(Spot(word))
}

func TestOf(t *testing.T) {
	p := Of(heap{left: 3})
	turns := p.Turns()
	if len(turns) != 2 || turns[0].Word != "take1" || turns[1].Word != "take2" || len(turns[1].Paths[0]) != 2 {
		t.Fatalf("turns are %v", turns)
	}
	next, events, err := p.Play("take2")
	if err != nil || next.String() != "1 far" || len(events) != 1 || events[0].Count != 2 {
		t.Fatalf("%v, %v, %v", next, events, err)
	}
	if p.String() != "3 near" {
		t.Errorf("playing has changed the position to %s", p)
	}
	if next.Unwrap() != (heap{1, Far}) || next.Turn() != Far {
		t.Errorf("%v", next.Unwrap())
	}
	if got, _, err := p.Play("take3"); got != nil || !errors.Is(err, NotAWord.With("take3")) {
		t.Errorf("%v, %v", got, err)
	}
	end, _, err := next.Play("take1")
	if err != nil || !end.Outcome().Over() || end.Outcome().Winner != Far || len(end.Turns()) != 0 {
		t.Fatalf("%v, %v", end, err)
	}
	if _, _, err := end.Play("take1"); !errors.Is(err, GameOver) {
		t.Errorf("after the end: %v", err)
	}
	if r := end.Refuse(nil, "heap"); r != GameOver {
		t.Errorf("after the end: %v", r)
	}
	if r := p.Refuse(nil, "heap"); r.Code != "toy.no" {
		t.Errorf("%v", r)
	}
}

// TestPerft counts: sequences of ones and twos with at most the heap's sum are Fibonacci numbers.
func TestPerft(t *testing.T) {
	p := Of(heap{left: 5})
	for depth, want := range []uint64{1, 2, 4, 7, 5, 1, 0} {
		if got := p.Perft(depth); got != want {
			t.Errorf("depth %d: %d, want %d", depth, got, want)
		}
		var sum uint64
		list := p.Divide(depth)
		for _, d := range list {
			sum += d.Count
		}
		if depth > 0 && sum != want {
			t.Errorf("depth %d: the parts %v are %d, want %d", depth, list, sum, want)
		}
		if !slices.IsSortedFunc(list, func(a, b Division) int { return strings.Compare(a.Word, b.Word) }) {
			t.Errorf("%v is not sorted", list)
		}
	}
	if list := p.Divide(0); list != nil {
		t.Errorf("parts of nothing are %v", list)
	}
}

func TestWrap(t *testing.T) {
	if p, err := Wrap(heap{left: 2}, nil); err != nil || p.String() != "2 near" {
		t.Errorf("%v, %v", p, err)
	}
	why := errors.New("no")
	if p, err := Wrap(heap{}, why); p != nil || err != why {
		t.Errorf("%v, %v", p, err)
	}
}

func TestComplete(t *testing.T) {
	turns := Of(heap{left: 2}).Turns()
	if f := FollowTaps(turns, []Spot{"heap"}); f.Complete() || f.Word != "take1" {
		t.Errorf("one tap: %+v", f)
	}
	if f := FollowTaps(turns, []Spot{"heap", "heap"}); !f.Complete() || f.Word != "take2" {
		t.Errorf("two taps: %+v", f)
	}
}

// TestReplay replays a game, with refused words between its turns, twice.
func TestReplay(t *testing.T) {
	r := Of(heap{left: 3}).Replay()
	for range 2 {
		if err := r.Play("take3"); !errors.Is(err, NotAWord.With("take3")) {
			t.Errorf("take3: %v", err)
		}
		if err := errors.Join(r.Play("take1"), r.Play("take2")); err != nil {
			t.Fatal(err)
		}
		if o := r.Outcome(); o.Winner != Far || o.By != "no-counters" || r.Before() != 0 {
			t.Errorf("%+v, %d before", o, r.Before())
		}
		if err := r.Play("take1"); !errors.Is(err, GameOver) {
			t.Errorf("after the end: %v", err)
		}
		r.Restart()
	}
	if r.Outcome().Over() {
		t.Error("over at the start")
	}
}
