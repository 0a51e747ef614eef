package solver

import (
	"fmt"

	"tidepool/ai"
	"tidepool/ai/memory"
)

const (
	// leastKept is the fewest seeds whose table is worth a file; smaller ones are filled as fast as they are read.
	leastKept = 14
	// mostKept limits a file in bytes: a larger table is not needed often enough.
	mostKept = 100_000_000
)

// Keep lets the solver save tables of endings and load those of earlier runs; the nodes of a search then
// differ from run to run.
func (s *Solver) Keep(c ai.Cache) { s.endings.cache = c }

func (e *endings) name(seeds int) string {
	end := e.game.Ending.String()
	if e.game.EmptyCapture {
		end += "-emptycapture"
	}
	return fmt.Sprintf("kalah-rows-%d-%s-%d", e.game.Houses, end, seeds)
}

func (e *endings) keeps(seeds int) bool {
	return e.cache != nil && seeds >= leastKept && e.size(seeds) <= mostKept
}

// load gets a table from the cache; those with fewer seeds are loaded already.
func (e *endings) load(seeds int) bool {
	if !e.keeps(seeds) || seeds == e.missing {
		return false
	}
	data := e.cache.Load(e.name(seeds))
	size := e.size(seeds)
	if len(data) != size {
		e.missing = seeds
		return false
	}
	e.cells[seeds] = memory.Make[int8](size)
	for i := range e.cells[seeds] {
		e.cells[seeds][i] = int8(data[i])
	}
	e.filled = seeds
	return true
}

// recall loads all tables in the cache for which there is room.
func (e *endings) recall() {
	if e.cache == nil {
		return
	}
	for e.ready < e.most && (e.filled > e.ready || e.load(e.ready+1)) {
		e.ready++
	}
}

func (e *endings) save(seeds int) {
	if !e.keeps(seeds) {
		return
	}
	data := make([]byte, 0, e.size(seeds))
	for _, v := range e.cells[seeds] {
		data = append(data, byte(v))
	}
	e.cache.Save(e.name(seeds), data)
}
