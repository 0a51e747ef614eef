package search

import (
	"math/bits"

	"tidepool/ai"
	"tidepool/rules"
)

// A Threatener is an [Evaluator] that can tell threats from other turns, and knows its own turns.
type Threatener[P any, M any] interface {
	Evaluator[P, M]
	Generator[P, M]
	Finisher[P]
	// Threatens reports whether the side that is not to move would win at once if it were; the game
	// is not over.
	Threatens(p P) bool
}

// ProofNumbers look for a win that a side can force, however long, by depth-first proof-number
// search (Nagai, "Df-pn Algorithm for Searching AND/OR Trees and Its Applications", 2002). It looks
// first where the attacker threatens and the defender has few answers, and so finds wins too long
// for a [Prover], but not their least length. A position that comes again on the way counts as not
// won, so a proof holds whatever came before; finding none means nothing.
type ProofNumbers[P rules.Rules[P, M], M comparable] struct {
	eval  Threatener[P, M]
	table []numbered
	// path are the positions from the first one on, kids what their turns lead to.
	path  map[uint64]bool
	kids  []branch[P]
	moves []M
	rates []int32
	stop  func() bool
	done  bool
	nodes uint64
}

// numbers are how many positions at the least are still to be won, or lost, for a proof that who
// has the turn wins (as the defender: does not lose), or does not.
type numbers struct{ won, lost uint32 }

// never is the number of what cannot be, and of more than can be counted.
const never = 1 << 30

const mostForced = 150

// silent is how many positions a defender counts for who is not threatened.
const silent = 4

type branch[P any] struct {
	p    P
	hash uint64
	numbers
}

type numbered struct {
	hash uint64
	numbers
	work uint32
}

// NewProofNumbers returns a search with a table of about so many bytes.
func NewProofNumbers[P rules.Rules[P, M], M comparable](eval Threatener[P, M], tableBytes int) *ProofNumbers[P, M] {
	const each = 24
	return &ProofNumbers[P, M]{
		eval:  eval,
		table: make([]numbered, 1<<(bits.Len(uint(max(2, tableBytes/each)))-1)),
		path:  map[uint64]bool{},
	}
}

// Wins reports whether it finds that a side can force a win, and how many positions it looked at.
// It asks stop about every five hundred nodes whether to give up.
func (s *ProofNumbers[P, M]) Wins(p P, attacker rules.Side, stop func() bool) (won bool, nodes uint64) {
	clear(s.table)
	clear(s.path)
	s.kids, s.moves, s.rates = s.kids[:0], s.moves[:0], s.rates[:0]
	s.stop, s.done, s.nodes = stop, false, 0
	attack := p.Turn() == attacker
	n := s.leaf(p, attack)
	if n.won != 0 && n.lost != 0 {
		n = s.search(p, s.eval.Hash(p), numbers{never, never}, attack)
	}
	if attack {
		return n.won == 0, s.nodes
	}
	return n.lost == 0, s.nodes
}

// search looks at a position until one of its numbers reaches its limit.
func (s *ProofNumbers[P, M]) search(p P, hash uint64, limit numbers, attack bool) numbers {
	start, before := len(s.kids), s.nodes
	s.path[hash] = true
	defer func() {
		delete(s.path, hash)
		s.kids = s.kids[:start]
	}()
	repeats := s.expand(p, attack)
	for {
		n, best, second := weigh(s.kids[start:])
		if s.done || n.won >= limit.won || n.lost >= limit.lost || n.won == 0 || n.lost == 0 {
			if !repeats || !saved(n, attack) {
				s.put(numbered{hash, n, uint32(min(s.nodes-before, never))})
			}
			return n
		}
		k := s.kids[start+best]
		// A quarter more than the second best: not to go to and fro between two.
		s.kids[start+best].numbers = s.search(k.p, k.hash, numbers{
			won:  min(never, limit.lost-n.lost+k.won),
			lost: min(limit.won, second+second/4+1),
		}, !attack)
	}
}

func saved(n numbers, attack bool) bool {
	if attack {
		return n.lost == 0
	}
	return n.won == 0
}

// weigh returns the numbers of a position, where to look next, and how many the next best would take.
func weigh[P any](kids []branch[P]) (n numbers, best int, second uint32) {
	n.won, second = never, never
	for i := range kids {
		k := &kids[i]
		n.lost = min(never, n.lost+k.won)
		switch {
		case k.lost < n.won:
			n.won, second, best = k.lost, n.won, i
		case k.lost < second:
			second = k.lost
		}
	}
	return n, best, second
}

// expand lists what turns lead to, up to one that decides, and reports whether any has been there on the way.
func (s *ProofNumbers[P, M]) expand(p P, attack bool) (repeats bool) {
	s.moves, s.rates = s.eval.Noisy(p, s.moves[:0], s.rates[:0])
	s.moves, s.rates = s.eval.Quiet(p, s.moves, s.rates)
	for _, m := range s.moves {
		next := p.Apply(m)
		k := branch[P]{p: next, hash: s.eval.Hash(next)}
		if s.path[k.hash] || len(s.path) > mostForced {
			k.numbers, repeats = unwon(!attack), true
		} else if known, ok := s.get(k.hash); ok {
			k.numbers = known
		} else {
			k.numbers = s.leaf(next, !attack)
			if k.won == 0 || k.lost == 0 {
				s.put(numbered{hash: k.hash, numbers: k.numbers})
			}
		}
		s.kids = append(s.kids, k)
		if k.lost == 0 {
			break
		}
	}
	return repeats
}

// leaf are the numbers of a position before its turns are looked at.
func (s *ProofNumbers[P, M]) leaf(p P, attack bool) numbers {
	s.nodes++
	if s.nodes%CheckEvery == 0 && s.stop() {
		s.done = true
	}
	var score ai.Score
	known := s.eval.Over(p)
	if known {
		score = s.eval.Final(p)
	} else {
		score, known = s.eval.Known(p)
	}
	switch {
	case known && score == 0:
		return unwon(attack)
	case known && score < 0:
		return numbers{never, 0}
	case known || s.eval.WinsNow(p):
		return numbers{0, never}
	case !attack && !s.eval.Threatens(p):
		return numbers{1, silent}
	}
	return numbers{1, 1}
}

func unwon(attack bool) numbers {
	if attack {
		return numbers{never, 0}
	}
	return numbers{0, never}
}

func (s *ProofNumbers[P, M]) at(hash uint64) int { return int(hash & uint64(len(s.table)-2)) }

func (s *ProofNumbers[P, M]) get(hash uint64) (numbers, bool) {
	i := s.at(hash)
	for k := range 2 {
		if s.table[i+k].hash == hash {
			return s.table[i+k].numbers, s.table[i+k].numbers != numbers{}
		}
	}
	return numbers{}, false
}

// put keeps what took most work, and the latest.
func (s *ProofNumbers[P, M]) put(n numbered) {
	i := s.at(n.hash)
	switch {
	case s.table[i].hash == n.hash:
		s.table[i] = n
	case s.table[i].work <= n.work:
		s.table[i+1], s.table[i] = s.table[i], n
	default:
		s.table[i+1] = n
	}
}
