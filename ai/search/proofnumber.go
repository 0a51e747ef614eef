package search

import (
	"math/bits"

	"tidepool/ai"
	"tidepool/ai/memory"
	"tidepool/rules"
)

// An Attacker is an [Evaluator] that detects wins and threats and generates its own moves.
type Attacker[P any, M any] interface {
	Evaluator[P, M]
	Generator[P, M]
	Finisher[P]
	Threatener[P]
}

// ProofNumbers searches for a forced win of any length by depth-first proof-number search (Nagai, "Df-pn Algorithm
// for Searching AND/OR Trees and Its Applications", 2002). It first looks where the attacker threatens and the
// defender has few answers, so it finds wins too long for a [Prover], but not the shortest. A position repeated
// within the search counts as not won, so a proof holds whatever was played before. Finding no win proves nothing.
type ProofNumbers[P rules.Rules[P, M], M comparable] struct {
	eval  Attacker[P, M]
	table []numbered
	// path holds the positions between the root and the current node, kids their successors.
	path  map[uint64]bool
	kids  []branch[P]
	moves []M
	rates []int32
	stop  func() bool
	done  bool
	nodes uint64
}

// numbers are lower bounds of how many positions must still be solved to prove (won) or disprove (lost) that
// the side to move wins, or as the defender does not lose.
type numbers struct{ won, lost uint32 }

// infinity is the number of what cannot be proven. Larger numbers are cut to it.
const infinity = 1 << 30

const maxPath = 150

// unthreatened is the initial lost number of a defender who is not threatened.
const unthreatened = 4

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

// NewProofNumbers returns a search with a table of about tableBytes bytes.
func NewProofNumbers[P rules.Rules[P, M], M comparable](eval Attacker[P, M], tableBytes int) *ProofNumbers[P, M] {
	const each = 24
	return &ProofNumbers[P, M]{
		eval:  eval,
		table: memory.Make[numbered](1 << (bits.Len(uint(max(2, tableBytes/each))) - 1)),
		path:  map[uint64]bool{},
	}
}

// Wins reports whether it finds a forced win for attacker, and the number of nodes visited. About every 500
// nodes it calls stop to ask whether to give up.
func (s *ProofNumbers[P, M]) Wins(p P, attacker rules.Side, stop func() bool) (won bool, nodes uint64) {
	clear(s.table)
	clear(s.path)
	s.kids, s.moves, s.rates = s.kids[:0], s.moves[:0], s.rates[:0]
	s.stop, s.done, s.nodes = stop, false, 0
	attack := p.Turn() == attacker
	n := s.leaf(p, attack)
	if n.won != 0 && n.lost != 0 {
		n = s.search(p, s.eval.Hash(p), numbers{infinity, infinity}, attack)
	}
	if attack {
		return n.won == 0, s.nodes
	}
	return n.lost == 0, s.nodes
}

// search examines a position until one of its numbers reaches its limit.
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
				s.put(numbered{hash, n, uint32(min(s.nodes-before, infinity))})
			}
			return n
		}
		k := s.kids[start+best]
		// A quarter more than the second best, so as not to switch between the two all the time.
		s.kids[start+best].numbers = s.search(k.p, k.hash, numbers{
			won:  min(infinity, limit.lost-n.lost+k.won),
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

// weigh returns the numbers of a position, its most promising successor, and the number of the second best.
func weigh[P any](kids []branch[P]) (n numbers, best int, second uint32) {
	n.won, second = infinity, infinity
	for i := range kids {
		k := &kids[i]
		n.lost = min(infinity, n.lost+k.won)
		switch {
		case k.lost < n.won:
			n.won, second, best = k.lost, n.won, i
		case k.lost < second:
			second = k.lost
		}
	}
	return n, best, second
}

// expand appends the successors of a position, up to one that decides it, and reports whether any repeats a
// position.
func (s *ProofNumbers[P, M]) expand(p P, attack bool) (repeats bool) {
	s.moves, s.rates = s.eval.Noisy(p, s.moves[:0], s.rates[:0])
	s.moves, s.rates = s.eval.Quiet(p, s.moves, s.rates)
	start := len(s.kids)
	for _, m := range s.moves {
		next := p.Apply(m)
		k := branch[P]{p: next, hash: s.eval.Hash(next)}
		memory.Prefetch(&s.table[s.at(k.hash)])
		s.kids = append(s.kids, k)
	}
	for i := range s.kids[start:] {
		k := &s.kids[start+i]
		if s.path[k.hash] || len(s.path) > maxPath {
			k.numbers, repeats = unwon(!attack), true
		} else if known, ok := s.get(k.hash); ok {
			k.numbers = known
		} else {
			k.numbers = s.leaf(k.p, !attack)
			if k.won == 0 || k.lost == 0 {
				s.put(numbered{hash: k.hash, numbers: k.numbers})
			}
		}
		if k.lost == 0 {
			s.kids = s.kids[:start+i+1]
			break
		}
	}
	return repeats
}

// leaf returns the numbers of a position before its turns are examined.
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
		return numbers{infinity, 0}
	case known || s.eval.WinsNow(p):
		return numbers{0, infinity}
	case !attack && !s.eval.Threatens(p):
		return numbers{1, unthreatened}
	}
	return numbers{1, 1}
}

func unwon(attack bool) numbers {
	if attack {
		return numbers{infinity, 0}
	}
	return numbers{0, infinity}
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

// put stores n. A bucket keeps the entry that took the most work and the latest.
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
