package kalah_test

import (
	"fmt"
	"strings"
)

// A board is a slow, simple implementation of Kalah for comparison: a circle of places, South's houses,
// South's store, North's houses, North's store, where seeds are dropped one at a time.
type board struct {
	houses, seeds     int
	end               string
	pie, emptyCapture bool

	places []int
	south  bool // South is to move
	// northMoved means that North has sown or swapped.
	northMoved bool
	over       bool
}

func newBoard(houses, seeds int, end string, pie, emptyCapture bool) *board {
	b := &board{houses: houses, seeds: seeds, end: end, pie: pie, emptyCapture: emptyCapture, south: true}
	b.places = make([]int, 2*houses+2)
	for i := range b.places {
		if i != houses && i != 2*houses+1 {
			b.places[i] = seeds
		}
	}
	return b
}

func (b *board) options() string {
	onOff := map[bool]string{false: "off", true: "on"}
	return fmt.Sprintf("houses=%d,seeds=%d,pie=%s,emptycapture=%s,end=%s",
		b.houses, b.seeds, onOff[b.pie], onOff[b.emptyCapture], b.end)
}

// from returns the mover's first place, and from(!b.south) the enemy's.
func (b *board) from(south bool) int {
	if south {
		return 0
	}
	return b.houses + 1
}

func (b *board) row(south bool) []int {
	return b.places[b.from(south) : b.from(south)+b.houses]
}

func (b *board) store(south bool) *int { return &b.places[b.from(south)+b.houses] }

func (b *board) swapOffered() bool { return b.pie && !b.over && !b.south && !b.northMoved }

func (b *board) words() []string {
	var words []string
	if b.over {
		return nil
	}
	for i, n := range b.row(b.south) {
		if n > 0 && b.south {
			words = append(words, string(rune('A'+i)))
		} else if n > 0 {
			words = append(words, string(rune('a'+i)))
		}
	}
	if b.swapOffered() {
		words = append(words, "swap")
	}
	return words
}

func (b *board) play(word string) {
	mover := b.south
	if !mover {
		b.northMoved = true
	}
	if word == "swap" {
		half := b.houses + 1
		b.places = append(append([]int{}, b.places[half:]...), b.places[:half]...)
		b.south = true
		return
	}
	at := b.from(mover) + int(strings.ToLower(word)[0]-'a')
	hand := b.places[at]
	b.places[at] = 0
	wasEmpty := false
	for ; hand > 0; hand-- {
		at = (at + 1) % len(b.places)
		if at == b.from(!mover)+b.houses {
			at = (at + 1) % len(b.places)
		}
		wasEmpty = b.places[at] == 0
		b.places[at]++
	}
	inOwnStore := at == b.from(mover)+b.houses
	inOwnRow := at >= b.from(mover) && at < b.from(mover)+b.houses
	if inOwnRow && wasEmpty {
		facing := 2*b.houses - at
		if b.places[facing] > 0 || b.emptyCapture {
			*b.store(mover) += b.places[facing] + 1
			b.places[facing], b.places[at] = 0, 0
		}
	}
	if !inOwnStore {
		b.south = !mover
	}
	b.finish()
}

func (b *board) finish() {
	total := func(row []int) (n int) {
		for _, s := range row {
			n += s
		}
		return n
	}
	mine, theirs := total(b.row(b.south)), total(b.row(!b.south))
	if mine == 0 || b.end == "either" && theirs == 0 {
		b.over = true
		*b.store(b.south) += mine
		*b.store(!b.south) += theirs
		clear(b.row(true))
		clear(b.row(false))
	}
	if b.end == "majority" {
		half := b.houses * b.seeds
		b.over = b.over || *b.store(true) > half || *b.store(false) > half
	}
}

func (b *board) String() string {
	join := func(row []int) string { return strings.Trim(strings.ReplaceAll(fmt.Sprint(row), " ", ","), "[]") }
	side := "n"
	if b.south {
		side = "s"
	}
	if b.swapOffered() {
		side += " pie"
	}
	return fmt.Sprintf("%s/%s %d %d %s", join(b.row(true)), join(b.row(false)), *b.store(true), *b.store(false), side)
}
