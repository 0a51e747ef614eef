// Package pclntab shrinks the function tables of a WebAssembly program compiled by Go. They consist of a
// header (runtime/symtab.go's pcHeader, written by cmd/link/internal/ld/pcln.go), a list of functions, and
// byte sequences called runs, several for each function. Tables that differ from those of Go 1.20 to 1.26 are
// refused.
package pclntab

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"

	"tidepool/internal/build/flow/module"
)

// Err means that the program has no tables of a known form.
var Err = errors.New("no table of functions that this program knows")

// tableHeader starts the tables of Go 1.20 and later: magic number, two zeros, sizes of instruction and
// pointer.
var tableHeader = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

const (
	headerBytes   = 72
	functionBytes = 44
	// firstFunction is the first function's address (cmd/link/internal/wasm/asm.go).
	firstFunction = 0x1000
)

// DropLines removes from a program, in place, the file and line of every instruction, used only in panic
// reports, and the type arguments in the names of generic functions, which no report prints: a tenth of what
// a page loads. Reports still name functions. The removed bytes become zeros, which compress to almost
// nothing.
func DropLines(wasm []byte) error {
	segments, err := module.Segments(wasm)
	if err != nil {
		return errors.Join(Err, err)
	}
	memory := module.Memory(segments)
	if err := find(memory, tables.drop); err != nil {
		return err
	}
	for _, s := range segments {
		copy(s.Data, memory[s.At:])
	}
	return nil
}

// Function returns the index of the named function among those that a program defines.
func Function(wasm []byte, name string) (index int, err error) {
	segments, err := module.Segments(wasm)
	if err != nil {
		return 0, errors.Join(Err, err)
	}
	err = find(module.Memory(segments), func(t tables) (err error) {
		index, err = t.named(name)
		return err
	})
	return index, err
}

// find calls use with each possible table until it returns no error.
func find(memory []byte, use func(tables) error) error {
	err := Err
	for at := 0; ; at++ {
		i := bytes.Index(memory[at:], tableHeader)
		if i < 0 {
			return err
		}
		at += i
		if t, ok := tablesAt(memory[at:]); ok {
			if err = use(t); err == nil {
				return nil
			}
		}
	}
}

type tables struct {
	functions int
	names     []byte // function names, each zero-terminated
	files     []byte // file names, and the package of each
	runs      []byte // values that change from instruction to instruction
	list      []byte // the functions
}

func tablesAt(memory []byte) (t tables, ok bool) {
	if len(memory) < headerBytes {
		return t, false
	}
	word := func(i int) uint64 { return binary.LittleEndian.Uint64(memory[8*i:]) }
	functions, names, units, runs, list := word(1), word(4), word(5), word(7), word(8)
	if functions == 0 || names < headerBytes || units < names || runs < units || list < runs ||
		list > uint64(len(memory)) || functions > (uint64(len(memory))-list)/8 {
		return t, false
	}
	return tables{int(functions), memory[names:units], memory[units:runs], memory[runs:list], memory[list:]}, true
}

func (t tables) named(name string) (index int, err error) {
	whole := append([]byte(name), 0)
	for i := range t.functions {
		f, _, err := t.function(i)
		if err != nil {
			return 0, err
		}
		at := uint64(binary.LittleEndian.Uint32(f[4:]))
		if at < uint64(len(t.names)) && bytes.HasPrefix(t.names[at:], whole) {
			return int(binary.LittleEndian.Uint32(t.list[8*i:])) - firstFunction, nil
		}
	}
	return 0, fmt.Errorf("%w: no function %s", Err, name)
}

func (t tables) drop() error {
	used := make([]byte, len(t.runs))
	copy(used, t.runs[:min(1, len(t.runs))])
	for i := range t.functions {
		f, runs, err := t.function(i)
		if err != nil {
			return err
		}
		for _, at := range runs {
			if err := t.keep(used, at); err != nil {
				return err
			}
		}
		clear(f[20:28]) // pcfile, pcln
		clear(f[32:40]) // cuOffset, startLine
	}
	copy(t.runs, used)
	clear(t.files)
	for rest := t.names; len(rest) > 0; {
		n := bytes.IndexByte(rest, 0) + 1
		if n == 0 {
			return nil
		}
		shorten(rest[:n-1])
		rest = rest[n:]
	}
	return nil
}

// shorten removes from a name what the runtime does not print: everything between the first and the last
// bracket.
func shorten(name []byte) {
	first, last := bytes.IndexByte(name, '['), bytes.LastIndexByte(name, ']')
	const short = "[...]"
	if first < 0 || last-first < len(short) {
		return
	}
	n := first + copy(name[first:], short)
	n += copy(name[n:], name[last+1:])
	clear(name[n:])
}

// function returns the record of a function and the offsets of the runs needed at run time.
func (t tables) function(i int) (f []byte, runs []uint32, err error) {
	at := binary.LittleEndian.Uint32(t.list[8*i+4:])
	if uint64(at)+functionBytes > uint64(len(t.list)) {
		return nil, nil, Err
	}
	f = t.list[at:]
	more := binary.LittleEndian.Uint32(f[28:])
	if uint64(more) > uint64(len(f)-functionBytes)/4 {
		return nil, nil, Err
	}
	runs = append(runs, binary.LittleEndian.Uint32(f[16:]))
	for k := range more {
		runs = append(runs, binary.LittleEndian.Uint32(f[functionBytes+4*k:]))
	}
	return f, runs, nil
}

// keep copies a run: pairs of numbers, the first 0 only at the end or very beginning. Offset 0 means no run.
func (t tables) keep(used []byte, at uint32) error {
	if at == 0 {
		return nil
	}
	for i := uint64(at); ; {
		value, n := uvarintAt(t.runs, i)
		if n <= 0 {
			return Err
		}
		last := value == 0 && i > uint64(at)
		if i += uint64(n); !last {
			_, n = uvarintAt(t.runs, i)
			if n <= 0 {
				return Err
			}
			i += uint64(n)
		}
		if last {
			copy(used[at:i], t.runs[at:i])
			return nil
		}
	}
}

func uvarintAt(b []byte, at uint64) (value uint64, size int) {
	if at >= uint64(len(b)) {
		return 0, 0
	}
	return binary.Uvarint(b[at:])
}
