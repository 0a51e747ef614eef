package book

import (
	"cmp"
	"embed"
	"encoding/binary"
	"errors"
	"fmt"
	"math/bits"
	"os"
	"slices"

	"tidepool/rules"
	"tidepool/rules/kalah"
)

//go:embed books/*
var books embed.FS

// An Entry is what is known of a position.
type Entry struct {
	key uint64
	// Margin is how many more seeds the side to move ends with.
	Margin int8
	// Best has a bit for each house whose sowing leads to the margin.
	Best uint8
}

// A Book has positions of one variant. The zero Book is empty.
type Book struct {
	entries []Entry // by key
}

// keyBits is the number of bits of a key: of ten million positions not in a book of five thousand, one is
// mistaken for an entry.
const keyBits = 36

// Of returns the book of a variant, an empty one if there is none.
func Of(v kalah.Variant) (Book, error) {
	data, err := books.ReadFile("books/" + Name(v))
	if err != nil {
		return Book{}, nil // most variants have none
	}
	return parse(data)
}

// Read reads a book from a file.
func Read(path string) (Book, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return Book{}, err
	}
	return parse(data)
}

func Name(v kalah.Variant) string {
	end := [...]string{kalah.Majority: "majority", kalah.Empty: "empty", kalah.Either: "either"}[v.Ending]
	name := fmt.Sprintf("%d-%d-%s", v.Houses, v.Half/v.Houses, end)
	if v.EmptyCapture {
		name += "-emptycapture"
	}
	return name
}

// parse accepts exactly what AppendBinary writes.
func parse(data []byte) (Book, error) {
	n, data, ok := readNumber(data)
	if !ok || n > uint64(len(data)) { // an entry takes more than a byte
		return Book{}, errBroken
	}
	b := Book{make([]Entry, n)}
	at := uint64(0)
	for i := range b.entries {
		var more uint64
		if more, data, ok = readNumber(data); !ok || more == 0 || more >= 1<<keyBits-at {
			return Book{}, errBroken
		}
		at += more
		b.entries[i].key = at
	}
	if uint64(len(data)) != 2*n {
		return Book{}, errBroken
	}
	for i := range b.entries {
		e := &b.entries[i]
		e.Margin, e.Best = int8(data[i]), data[int(n)+i]
	}
	return b, nil
}

var errBroken = errors.New("book: this is no book")

func readNumber(data []byte) (n uint64, rest []byte, ok bool) {
	n, size := binary.Uvarint(data)
	if size <= 0 || size > 1 && data[size-1] == 0 { // missing, too large, or not in shortest form
		return 0, nil, false
	}
	return n, data[size:], true
}

// AppendBinary appends the book's file format.
func (b *Book) AppendBinary(data []byte) []byte {
	data = binary.AppendUvarint(data, uint64(len(b.entries)))
	at := uint64(0)
	for _, e := range b.entries {
		data = binary.AppendUvarint(data, e.key-at)
		at = e.key
	}
	for _, e := range b.entries {
		data = append(data, byte(e.Margin))
	}
	for _, e := range b.entries {
		data = append(data, e.Best)
	}
	return data
}

func byKey(a, b Entry) int { return cmp.Compare(a.key, b.key) }

// Len returns the number of positions.
func (b *Book) Len() int { return len(b.entries) }

// Add adds a position, its margin and the moves that lead to it.
func (b *Book) Add(p kalah.Position, margin int, best []kalah.Move) {
	e := Entry{key: key(p), Margin: int8(margin)}
	for _, m := range best {
		e.Best |= 1 << m
	}
	i, found := slices.BinarySearchFunc(b.entries, e, byKey)
	if !found {
		b.entries = slices.Insert(b.entries, i, e)
	}
}

// Look returns the margin of a position and the moves that lead to it, if the book has it.
func (b *Book) Look(p kalah.Position) (margin int, best []kalah.Move, ok bool) {
	if p.SwapAhead() {
		return 0, nil, false
	}
	i, found := slices.BinarySearchFunc(b.entries, Entry{key: key(p)}, byKey)
	if !found {
		return 0, nil, false
	}
	e := b.entries[i]
	for houses := e.Best; houses != 0; houses &= houses - 1 {
		best = append(best, kalah.Move(bits.TrailingZeros8(houses)))
	}
	return int(e.Margin), best, true
}

// key distinguishes positions as far as the rest of the game depends on them: seeds and stores as seen by the
// side to move, whichever side that is.
func key(p kalah.Position) uint64 {
	turn := p.Turn()
	var own, enemy uint64
	for i := range p.Houses() {
		own = own<<8 | uint64(p.House(turn, i))
		enemy = enemy<<8 | uint64(p.House(turn.Other(), i))
	}
	ahead := p.Store(turn) - p.Store(turn.Other())
	return rules.Mix(rules.Mix(rules.Mix(own)^enemy)^uint64(ahead)) >> (64 - keyBits)
}
