package endgame

import (
	"sync"

	"tidepool/rules/kani"
)

// A Material lists the kinds that the three pieces of a side may have.
type Material struct {
	// makeups lists the possible makeups for each set of pieces on the far file (the lowest bit is for the
	// lowest square).
	makeups [1 << men][]makeup
	// number is the inverse of makeups, with impossible for makeups not listed.
	number [1 << men][1 << (2 * men)]uint8
	// index takes a while to compute, and some megabytes.
	index func() *index
}

// A makeup tells which of three pieces are promoted, from the lowest square on, and, in the higher bits,
// which are parents.
type makeup uint8

const impossible = 1<<8 - 1

func newMaterial(may func(far, promoted, parents uint32) bool) *Material {
	m := new(Material)
	for far := range m.makeups {
		for what := range m.number[far] {
			m.number[far][what] = impossible
			if may(uint32(far), uint32(what)&(1<<men-1), uint32(what)>>men) {
				m.number[far][what] = uint8(len(m.makeups[far]))
				m.makeups[far] = append(m.makeups[far], makeup(what))
			}
		}
	}
	m.index = sync.OnceValue(func() *index { return newIndex(m) })
	return m
}

// NariEbi is the material of Kani Nari Ebi: crabs and shrimps, but not three shrimps.
func NariEbi() *Material {
	return newMaterial(func(_, shrimps, parents uint32) bool { return shrimps != 1<<men-1 && parents == 0 })
}

// Shogi is the material of Kani Shogi: a parent and two children, which are grown if on the far file.
func Shogi() *Material {
	return newMaterial(func(far, grown, parents uint32) bool {
		return parents != 0 && parents&(parents-1) == 0 && grown&parents == 0 && far&^(grown|parents) == 0
	})
}

// Holds reports whether a table contains a placement: each side has three possible pieces.
func (m *Material) Holds(p Placement) bool {
	return p.Own.Count() == men && p.Enemy.Count() == men &&
		m.of(&p, places(p.Own), ownFar) != impossible && m.of(&p, places(p.Enemy), enemyFar) != impossible
}

// Size returns the number of placements of a table, which is its size in bytes.
func (m *Material) Size() int { return m.index().size }

// FillBytes returns how much memory it takes to fill a table, in bytes.
func (m *Material) FillBytes() int { return 3 * m.Size() }

const (
	ownFar   = enemyFar << (kani.Size - 1)
	enemyFar = 1 | 1<<kani.Size | 1<<(2*kani.Size) | 1<<(3*kani.Size) | 1<<(4*kani.Size)
)

// of returns the number of a makeup: that of the pieces on the squares of set.
func (m *Material) of(p *Placement, set, far uint32) uint8 {
	what := picked(set, places(p.Promoted)) | picked(set, places(p.Parents))<<men
	return m.number[picked(set, far)][what]
}

func (k makeup) addTo(p *Placement, set uint32) {
	p.Promoted |= boardOf(pick(set, uint32(k)&(1<<men-1)))
	p.Parents |= boardOf(pick(set, uint32(k)>>men))
}
