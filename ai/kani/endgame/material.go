package endgame

import (
	"math/bits"
	"sync"

	"tidepool/rules/kani"
)

// A Material lists the kinds that the pieces of a side may have, and how many there are.
type Material struct {
	// balances are the numbers of pieces of both sides, whichever of them is to move, the larger one first.
	balances []balance
	sides    [most + 1]*side
	// index takes a while to compute, and some megabytes.
	index func() *index
}

type balance struct{ own, enemy int }

// A side lists the kinds that a number of pieces may have.
type side struct {
	// makeups lists the possible makeups for each set of pieces on the far file (the lowest bit is for the
	// lowest square).
	makeups [1 << most][]makeup
	// number is the inverse of makeups, with impossible for makeups not listed.
	number [1 << most][1 << (2 * most)]uint8
}

// A makeup tells which of up to four pieces are promoted, from the lowest square on, and, in the higher bits,
// which are parents.
type makeup uint8

const impossible = 1<<8 - 1

// newMaterial returns the material of n pieces against m, with n ≥ m.
func newMaterial(n, m int, may func(men int, far, promoted, parents uint32) bool) *Material {
	material := &Material{balances: []balance{{n, m}}}
	material.sides[n] = newSide(n, may)
	if n != m {
		material.balances = append(material.balances, balance{m, n})
		material.sides[m] = newSide(m, may)
	}
	material.index = sync.OnceValue(func() *index { return newIndex(material) })
	return material
}

func newSide(men int, may func(men int, far, promoted, parents uint32) bool) *side {
	s := new(side)
	for far := range s.makeups {
		for what := range s.number[far] {
			s.number[far][what] = impossible
			promoted, parents := uint32(what)&(1<<most-1), uint32(what)>>most
			if (promoted|parents)>>men == 0 && may(men, uint32(far), promoted, parents) {
				s.number[far][what] = uint8(len(s.makeups[far]))
				s.makeups[far] = append(s.makeups[far], makeup(what))
			}
		}
	}
	return s
}

// NariEbi is the material of Kani Nari Ebi, n pieces against m ≤ n: crabs and shrimps, but not three shrimps.
func NariEbi(n, m int) *Material {
	return newMaterial(n, m, func(_ int, _, shrimps, parents uint32) bool { return bits.OnesCount32(shrimps) < 3 && parents == 0 })
}

// Shogi is the material of Kani Shogi: a parent and two children, which are grown if on the far file.
func Shogi() *Material {
	return newMaterial(3, 3, func(_ int, far, grown, parents uint32) bool {
		return parents != 0 && parents&(parents-1) == 0 && grown&parents == 0 && far&^(grown|parents) == 0
	})
}

// Holds reports whether a table contains a placement: each side has the right number of possible pieces.
func (m *Material) Holds(p Placement) bool {
	for _, b := range m.balances {
		if p.Own.Count() == b.own && p.Enemy.Count() == b.enemy {
			return m.of(&p, places(p.Own), ownFar) != impossible && m.of(&p, places(p.Enemy), enemyFar) != impossible
		}
	}
	return false
}

// Size returns the number of placements of a table, which is its size in bytes.
func (m *Material) Size() int { return m.index().size }

// FillBytes returns how much memory it takes to fill a table, in bytes.
func (m *Material) FillBytes() int { return 3*m.Size() + m.index().aheadSize }

const (
	ownFar   = enemyFar << (kani.Size - 1)
	enemyFar = 1 | 1<<kani.Size | 1<<(2*kani.Size) | 1<<(3*kani.Size) | 1<<(4*kani.Size)
)

// makeups returns the possible makeups of the pieces on the squares of set.
func (m *Material) makeups(set, far uint32) []makeup {
	return m.sides[bits.OnesCount32(set)].makeups[picked(set, far)]
}

// of returns the number of a makeup: that of the pieces on the squares of set.
func (m *Material) of(p *Placement, set, far uint32) uint8 {
	what := picked(set, places(p.Promoted)) | picked(set, places(p.Parents))<<most
	return m.sides[bits.OnesCount32(set)].number[picked(set, far)][what]
}

func (k makeup) addTo(p *Placement, set uint32) {
	p.Promoted |= boardOf(pick(set, uint32(k)&(1<<most-1)))
	p.Parents |= boardOf(pick(set, uint32(k)>>most))
}
