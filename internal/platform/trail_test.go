package platform

import (
	"math/rand/v2"
	"testing"
)

// A tab simulates a browser's history and the program.
type tab struct {
	trail
	entries int
	at      int
	scenes  int // the number of scenes
	left    int // scenes that Forward can return to
	travels []int
	due     []int // what the program was sent: -1 back, 1 forward
}

func (b *tab) do(s step) {
	for range s.add {
		b.at++
		b.entries = b.at
	}
	if s.travel != 0 {
		b.travels = append(b.travels, s.travel)
	}
	for range s.back {
		b.due = append(b.due, -1)
	}
	for range s.forward {
		b.due = append(b.due, 1)
	}
}

// perform lets the program go one scene back or forward, and shows a frame.
func (b *tab) perform() {
	by := b.due[0]
	b.due = b.due[1:]
	if by < 0 && b.scenes > 0 || by > 0 && b.left > 0 {
		b.scenes += by
		b.left -= by
	}
	b.performed(by)
	b.do(b.shown(b.scenes))
}

// settle lets the program and the browser arrive where they were sent.
func (b *tab) settle() {
	for len(b.due)+len(b.travels) > 0 {
		if len(b.due) > 0 {
			b.perform()
			continue
		}
		b.at = max(0, min(b.entries, b.at+b.travels[0]))
		b.travels = b.travels[1:]
		b.do(b.arrived(b.at))
	}
}

func (b *tab) open(n int)  { b.scenes += n; b.left = 0; b.do(b.shown(b.scenes)) }
func (b *tab) close(n int) { b.scenes -= n; b.left += n; b.do(b.shown(b.scenes)) }

func (b *tab) go_(n int) {
	if to := b.at + n; to >= 0 && to <= b.entries {
		b.at = to
		b.do(b.arrived(to))
	}
}

func (b *tab) check(t *testing.T, what string, scenes, at, entries int) {
	t.Helper()
	b.settle()
	if b.scenes != scenes || b.at != at || b.entries != entries {
		t.Errorf("%s: scenes %d, entry %d of %d; want %d, %d of %d", what, b.scenes, b.at, b.entries, scenes, at, entries)
	}
}

func TestTrail(t *testing.T) {
	b := &tab{}
	b.opened(0, 0)
	b.open(1)
	b.open(1)
	b.check(t, "two pages", 2, 2, 2)
	b.go_(-1)
	b.check(t, "Back", 1, 1, 2)
	b.go_(1)
	b.check(t, "Forward", 2, 2, 2)
	b.close(1)
	b.check(t, "back in the program", 1, 1, 2)
	b.go_(1)
	b.check(t, "Forward after it", 2, 2, 2)
	b.open(3)
	b.go_(-4)
	b.check(t, "far back", 1, 1, 5)
	b.open(1)
	b.check(t, "another way", 2, 2, 2)
	b.go_(-2)
	b.check(t, "the first", 0, 0, 2)
	b.go_(2)
	b.check(t, "Forward by two", 2, 2, 2)
	b.open(2)
	b.go_(-1)
	b.go_(-1)
	b.check(t, "Back twice within a frame", 2, 2, 4)
	b.go_(-1)
	b.do(b.shown(b.scenes)) // while the program waits with it
	b.check(t, "Back after a frame", 1, 1, 4)
	b.go_(3)
	b.go_(-2)
	b.check(t, "Forward and back within a frame", 2, 2, 4)
}

// If there is no scene to go forward to, the entry is left again.
func TestTrailForwardToNothing(t *testing.T) {
	b := &tab{}
	b.opened(0, 0)
	b.open(2)
	b.close(2)
	b.settle()
	b.left = 0
	b.go_(1)
	b.check(t, "Forward to nothing", 0, 0, 2)
}

// Back from a page opened by a link leads to where the link was.
func TestTrailOfLink(t *testing.T) {
	b := &tab{}
	b.opened(0, 0)
	b.linked = true
	b.open(1)
	b.check(t, "linked", 1, 0, 0)
	b.open(1)
	b.go_(-1)
	b.check(t, "back at the link's game", 1, 0, 1)
	b.close(1)
	b.open(1)
	b.check(t, "from the menu", 1, 1, 1)
}

// Back from a page whose address was opened later leads to the first page.
func TestTrailVisited(t *testing.T) {
	b := &tab{scenes: 2}
	b.opened(0, 2) // an address with a page below
	b.open(1)
	b.check(t, "opened", 3, 1, 1)
	b.at, b.entries = 2, 2
	b.visited()
	b.scenes = 1
	b.do(b.shown(1))
	b.check(t, "visited", 1, 1, 2)
	b.go_(-1)
	b.check(t, "back", 0, 0, 2)
}

// A reloaded page continues where it was.
func TestTrailReloaded(t *testing.T) {
	b := &tab{entries: 3, at: 2}
	b.opened(2, 0)
	b.do(b.shown(0))
	b.check(t, "at the menu", 0, 0, 3)
	b = &tab{entries: 1, at: 1, scenes: 1}
	b.opened(1, 1)
	b.do(b.shown(1))
	b.go_(-1)
	b.check(t, "back from a game", 0, 0, 1)
}

// After any sequence of actions, the browser arrives at the entry of the current scene.
func TestTrailStaysInStep(t *testing.T) {
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 1))
		b := &tab{}
		b.opened(0, 0)
		for range 60 {
			switch r.IntN(6) {
			case 0, 1:
				b.open(1 + r.IntN(2))
			case 2:
				b.close(r.IntN(b.scenes + 1))
			case 3:
				b.go_(r.IntN(5) - 2)
			case 4:
				b.settle()
			case 5:
				if len(b.due) > 0 {
					b.perform()
				}
			}
		}
		b.settle()
		if b.at != b.scenes-b.first {
			t.Fatalf("seed %d: entry %d with %d scenes", seed, b.at, b.scenes)
		}
	}
}
