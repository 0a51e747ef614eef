package book

import (
	"bytes"
	_ "embed"
	"errors"
	"fmt"
	"iter"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"tidepool/rules"
	"tidepool/rules/kalah"
)

// books is the file of all books. It is one, because embed.FS would make the page's engine larger by 20 kB.
//
//go:embed books
var books []byte

// An entry is what is known of a position.
type entry struct {
	// margin is how many more seeds the side to move ends with.
	margin int8
	// best has a bit for each house whose sowing leads to the margin, or is passed.
	best uint8
}

// In a file, absent stands for a position that the book does not have. In one that is passed only later positions
// are known.
const absent, passed = 0, 0xff

// A Book has positions of one variant. The zero Book is empty.
type Book struct{ entries map[uint64]entry }

// Of returns the book of a variant, an empty one if there is none.
func Of(v kalah.Variant) (Book, error) { return In(books, v) }

// In returns the book of a variant in a file of books, an empty one if there is none.
func In(file []byte, v kalah.Variant) (Book, error) {
	for name, data := range each(file) {
		if name == nameOf(v) {
			return parse(data, v)
		}
	}
	return Book{}, nil // as for most variants
}

// Put returns a file of books in which the book of a variant is replaced or added.
func (b *Book) Put(file []byte, v kalah.Variant) []byte {
	var all []byte
	put := func(name string, data []byte) { all = append(fmt.Appendln(all, name, len(data)), data...) }
	for name, data := range each(file) {
		if name != nameOf(v) {
			put(name, data)
		}
	}
	put(nameOf(v), b.appendTo(nil, v))
	return all
}

// each yields the books in a file, up to the first damage.
func each(file []byte) iter.Seq2[string, []byte] {
	return func(yield func(name string, data []byte) bool) {
		for len(file) > 0 {
			line, rest, _ := bytes.Cut(file, []byte("\n"))
			name, length, _ := strings.Cut(string(line), " ")
			n, err := strconv.Atoi(length)
			if err != nil || n < 0 || n > len(rest) || !yield(name, rest[:n]) {
				return
			}
			file = rest[n:]
		}
	}
}

// nameOf returns the name of a variant's book.
func nameOf(v kalah.Variant) string {
	name := fmt.Sprintf("%d-%d-%v", v.Houses, v.Half/v.Houses, v.Ending)
	if v.EmptyCapture {
		name += "-emptycapture"
	}
	return name
}

func start(v kalah.Variant) kalah.Position {
	p, err := kalah.New(v.Options())
	if err != nil {
		panic(err) // a variant is one of a game's options
	}
	return p
}

// A walk visits the positions of a book from the start, each once and depth first.
type walk struct {
	seen map[uint64]bool
	// enter reads or writes a position, expected to have a margin, and reports whether the book goes on from it.
	enter func(key uint64, expected int8) (e entry, ok bool)
	// leave is told of a position that is only passed and has led to nothing.
	leave func(key uint64)
}

// visit visits a position and those after it, and reports whether one of them is an entry not seen before.
func (w *walk) visit(p kalah.Position, expected int8) (found bool) {
	k := key(p)
	if p.Outcome().Over() || w.seen[k] {
		return false
	}
	e, ok := w.enter(k, expected)
	if !ok {
		return false
	}
	w.seen[k] = true
	if e.best != passed {
		expected, found = e.margin, true
	}
	for _, m := range p.AppendMoves(nil) {
		next, sign := p.Apply(m), int8(1)
		if next.Turn() != p.Turn() {
			sign = -1
		}
		found = w.visit(next, sign*expected) || found
	}
	if !found {
		w.leave(k)
	}
	return found
}

// parse accepts exactly what appendTo writes.
func parse(data []byte, v kalah.Variant) (Book, error) {
	b, broken := Book{make(map[uint64]entry)}, false
	next := func() (n byte) {
		if broken = broken || len(data) == 0; !broken {
			n, data = data[0], data[1:]
		}
		return n
	}
	w := walk{seen: make(map[uint64]bool), leave: func(uint64) { broken = true }}
	w.enter = func(key uint64, expected int8) (e entry, ok bool) {
		if e.best = next(); e.best == absent {
			return e, false
		}
		if e.best != passed {
			e.margin = expected + int8(next())
		}
		b.entries[key] = e
		return e, !broken
	}
	w.visit(start(v), 0)
	if broken || len(data) > 0 {
		return Book{}, errors.New("book: this is no book")
	}
	return b, nil
}

// appendTo appends the file of a variant's book, with what can be reached from the start.
func (b *Book) appendTo(data []byte, v kalah.Variant) []byte {
	begins := make(map[uint64]int)
	w := walk{seen: make(map[uint64]bool)}
	w.enter = func(key uint64, expected int8) (entry, bool) {
		e, ok := b.entries[key]
		begins[key] = len(data)
		if data = append(data, e.best); ok && e.best != passed {
			data = append(data, byte(e.margin-expected))
		}
		return e, ok
	}
	w.leave = func(key uint64) {
		data = append(data[:begins[key]], absent)
		delete(w.seen, key)
	}
	w.visit(start(v), 0)
	return data
}

// Len returns the number of positions.
func (b *Book) Len() (n int) {
	for _, e := range b.entries {
		if e.best != passed {
			n++
		}
	}
	return n
}

// Add adds a position, its margin and the moves that lead to it.
func (b *Book) Add(p kalah.Position, margin int, best []kalah.Move) {
	e := entry{margin: int8(margin)}
	for _, m := range best {
		e.best |= 1 << m
	}
	if e.best != absent && e.best != passed {
		b.add(p, e)
	}
}

// Pass adds a position of which the book knows only what comes after it.
func (b *Book) Pass(p kalah.Position) { b.add(p, entry{best: passed}) }

func (b *Book) add(p kalah.Position, e entry) {
	if b.entries == nil {
		b.entries = make(map[uint64]entry)
	}
	if old, ok := b.entries[key(p)]; !ok || old.best == passed {
		b.entries[key(p)] = e
	}
}

// Look returns the margin of a position and the moves that lead to it, if the book has it.
func (b *Book) Look(p kalah.Position) (margin int, best []kalah.Move, ok bool) {
	e, ok := b.entries[key(p)]
	swaps := p.SwapAhead() && slices.Contains(p.AppendMoves(nil), kalah.Swap)
	if !ok || e.best == passed || p.SwapAhead() && !swaps {
		return 0, nil, false
	}
	margin = int(e.margin)
	if !swaps || margin >= 0 {
		for houses := e.best; houses != 0; houses &= houses - 1 {
			best = append(best, kalah.Move(bits.TrailingZeros8(houses)))
		}
	}
	if swaps && margin <= 0 { // whoever swaps gets the other's margin
		margin, best = -margin, append(best, kalah.Swap)
	}
	return margin, best, true
}

// key distinguishes positions as far as the rest of the game depends on them: seeds and stores as seen by the
// side to move, whichever side that is.
func key(p kalah.Position) uint64 {
	turn := p.Turn()
	own, enemy := p.Rows()
	ahead := p.Store(turn) - p.Store(turn.Other())
	return rules.Mix(rules.Mix(rules.Mix(own)^enemy) ^ uint64(ahead))
}
