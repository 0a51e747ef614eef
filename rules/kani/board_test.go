package kani_test

import (
	"math/rand/v2"
	"testing"

	"tidepool/rules"
	"tidepool/rules/kani"
)

// A plain is a simple board to compare the bit sets with: 'o' is an own piece, 'x' an enemy's.
type plain [kani.Size][kani.Size]byte

func randomPlain(random *rand.Rand) (p plain) {
	share := random.IntN(9) + 1
	for file := range p {
		for rank := range p[file] {
			if p[file][rank] = '.'; random.IntN(10) < share {
				p[file][rank] = "ox"[random.IntN(2)]
			}
		}
	}
	return p
}

func (p plain) at(file, rank int) byte {
	if file < 0 || rank < 0 || file >= kani.Size || rank >= kani.Size {
		return '#'
	}
	return p[file][rank]
}

// set returns the squares that hold one of what.
func (p plain) set(what ...byte) (b kani.Board) {
	for file := range p {
		for rank := range p[file] {
			for _, w := range what {
				if p[file][rank] == w {
					b |= kani.At(file, rank).Board()
				}
			}
		}
	}
	return b
}

// straight and oblique are the four directions of lines and of steps.
var (
	straight = [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}
	oblique  = [4][2]int{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}
)

func (p plain) lines(file, rank int) (taken kani.Board) {
	for _, d := range straight {
		var run kani.Board
		f, r := file+d[0], rank+d[1]
		for ; p.at(f, r) == 'x'; f, r = f+d[0], r+d[1] {
			run |= kani.At(f, r).Board()
		}
		if p.at(f, r) == 'o' {
			taken |= run
		}
	}
	return taken
}

func (p plain) walls(file, rank int) (taken kani.Board) {
	for _, d := range straight {
		if p.at(file+d[0], rank+d[1]) != 'x' {
			continue
		}
		seen := map[[2]int]bool{}
		edge, free := false, false
		var group kani.Board
		var visit func(f, r int)
		visit = func(f, r int) {
			switch {
			case seen[[2]int{f, r}]:
				return
			case p.at(f, r) == '#':
				edge = true
			case p.at(f, r) == '.':
				free = true
			case p.at(f, r) == 'x':
				seen[[2]int{f, r}] = true
				group |= kani.At(f, r).Board()
				for _, d := range straight {
					visit(f+d[0], r+d[1])
				}
			}
		}
		visit(file+d[0], rank+d[1])
		if edge && !free {
			taken |= group
		}
	}
	return taken
}

func (p plain) slides(file, rank int, directions ...[2]int) (free kani.Board) {
	for _, d := range directions {
		for f, r := file+d[0], rank+d[1]; p.at(f, r) == '.'; f, r = f+d[0], r+d[1] {
			free |= kani.At(f, r).Board()
		}
	}
	return free
}

// end returns the last square of a slide.
func (p plain) end(file, rank, step int) kani.Square {
	for p.at(file, rank+step) == '.' {
		rank += step
	}
	return kani.At(file, rank)
}

func TestBoardsAgreeWithPlainOnes(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		p := randomPlain(random)
		file, rank := random.IntN(kani.Size), random.IntN(kani.Size)
		p[file][rank] = 'o'
		s, own, enemy := kani.At(file, rank), p.set('o'), p.set('x')
		for _, c := range []struct {
			name      string
			got, want kani.Board
		}{
			{"lines", kani.Lines(s, own, enemy), p.lines(file, rank)},
			{"walls", kani.Walls(s, own, enemy), p.walls(file, rank)},
			{"rank slides", kani.RankSlides(s, own|enemy), p.slides(file, rank, straight[:2]...)},
			{"rank slides, left out", kani.RankSlides(s, (own|enemy)&^s.Board()), p.slides(file, rank, straight[:2]...)},
			{"file slides", kani.FileSlides(s, own|enemy), p.slides(file, rank, straight[2:]...)},
			{"up", kani.Up(s, own|enemy).Board(), p.end(file, rank, 1).Board()},
			{"down", kani.Down(s, own|enemy).Board(), p.end(file, rank, -1).Board()},
			{"flipped", own.Flipped(), p.flipped().set('o')},
			{"mirror", own.Mirror(), p.mirrored().set('o')},
			{"all", own | enemy | p.set('.'), kani.All},
		} {
			if c.got != c.want {
				t.Fatalf("%s from %s of\n%s: %v, want %v", c.name, s.Spot(), p, c.got, c.want)
			}
		}
		p.checkSteps(t, own, enemy)
		for k := range kani.Size {
			if own.OnRank(rank)>>k&1 == 1 != (p[k][rank] == 'o') || own.OnFile(file)>>k&1 == 1 != (p[file][k] == 'o') {
				t.Fatalf("of\n%s: rank %d is %b, file %d is %b", p, rank, own.OnRank(rank), file, own.OnFile(file))
			}
		}
	}
}

func (p plain) mirrored() (m plain) {
	for file := range p {
		m[kani.Size-1-file] = p[file]
	}
	return m
}

func (p plain) flipped() (f plain) {
	for file := range p {
		for rank := range p[file] {
			f[file][kani.Size-1-rank] = p[file][rank]
		}
	}
	return f
}

func (p plain) checkSteps(t *testing.T, own, enemy kani.Board) {
	t.Helper()
	var beside, diagonal, drifting kani.Board
	steps := 0
	for file := range p {
		for rank := range p[file] {
			at := kani.At(file, rank).Board()
			for _, d := range straight {
				if p.at(file+d[0], rank+d[1]) == 'o' {
					beside |= at
				}
			}
			for _, d := range oblique {
				if p.at(file+d[0], rank+d[1]) == 'o' {
					diagonal |= at
					if p[file][rank] == '.' {
						steps++
					}
				}
			}
			if file == 2 && p[file][rank] == '.' && p.end(file, rank, 1) != p.end(file, rank, -1) {
				drifting |= at
			}
		}
	}
	if own.Adjacent() != beside || own.Diagonals() != diagonal || kani.Drifting(own|enemy) != drifting {
		t.Fatalf("of\n%s: adjacent %v, want %v; diagonals %v, want %v; drifting %v, want %v", p,
			own.Adjacent(), beside, own.Diagonals(), diagonal, kani.Drifting(own|enemy), drifting)
	}
	if got := own.CountDiagonals(kani.All &^ (own | enemy)); got != steps {
		t.Fatalf("of\n%s: %d diagonal steps, want %d", p, got, steps)
	}
}

// String draws the board.
func (p plain) String() string {
	text := ""
	for rank := kani.Size - 1; rank >= 0; rank-- {
		for file := range p {
			text += string(rune(p[file][rank])) + " "
		}
		text += "\n"
	}
	return text
}

func TestSquares(t *testing.T) {
	n := 0
	for b := kani.All; b != 0; b = b.Rest() {
		s := b.First()
		if again, ok := kani.SquareOf(s.Spot()); !ok || again != s || kani.At(s.File(), s.Rank()) != s {
			t.Errorf("%s is read as %v, %v", s.Spot(), again, ok)
		}
		n++
	}
	if n != 25 {
		t.Errorf("%d squares", n)
	}
	for _, spot := range []rules.Spot{"", "a", "f1", "a6", "a0", "A1", "a12", "a1=", "c3 "} {
		if s, ok := kani.SquareOf(spot); ok {
			t.Errorf("%q is read as %s", spot, s.Spot())
		}
	}
}
