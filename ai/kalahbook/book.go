package kalahbook

import (
	"cmp"
	"embed"
	"encoding/binary"
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
	// Margin is how many seeds more the side to move ends with.
	Margin int8
	// Best has a bit for each house whose sowing leads there.
	Best uint8
}

// A Book knows positions of one variant. The zero Book knows none.
type Book struct {
	entries []Entry // by key
}

// entryBytes are six of the key, the margin and the best houses.
const entryBytes = 8

// keyBits is how much of a key is kept.
const keyBits = 48

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

// Name returns the name of a variant's file.
func Name(v kalah.Variant) string {
	end := [...]string{kalah.Majority: "majority", kalah.Empty: "empty", kalah.Either: "either"}[v.Ending]
	name := fmt.Sprintf("%d-%d-%s", v.Houses, v.Half/v.Houses, end)
	if v.EmptyCapture {
		name += "-emptycapture"
	}
	return name
}

func parse(data []byte) (Book, error) {
	if len(data)%entryBytes != 0 {
		return Book{}, fmt.Errorf("kalahbook: %d bytes are no whole number of entries", len(data))
	}
	var b Book
	for ; len(data) > 0; data = data[entryBytes:] {
		word := binary.LittleEndian.Uint64(data)
		b.entries = append(b.entries, Entry{word >> 16, int8(word >> 8), uint8(word)})
	}
	if !slices.IsSortedFunc(b.entries, byKey) {
		return Book{}, fmt.Errorf("kalahbook: entries are not in order")
	}
	return b, nil
}

// AppendBinary appends the book as a file has it.
func (b *Book) AppendBinary(data []byte) []byte {
	for _, e := range b.entries {
		data = binary.LittleEndian.AppendUint64(data, e.key<<16|uint64(uint8(e.Margin))<<8|uint64(e.Best))
	}
	return data
}

func byKey(a, b Entry) int { return cmp.Compare(a.key, b.key) }

// Len is the number of positions.
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

// Look returns the margin of a position and the moves that lead to it, if the
// book has it.
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

// key tells positions of a variant apart, as far as what is to come depends on
// them: whose turn it is does not matter, if seeds and stores are as the side
// to move sees them.
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
