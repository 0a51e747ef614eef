package flow

import (
	"bytes"
	"encoding/binary"
	"errors"
)

// A program built by Go carries, for reports of a panic, the file and the line
// of every instruction, and for each instance of a generic function a name with
// all its types, which no report prints: a tenth of all that the page loads.
// DropLines takes both out. The names of functions stay as they are printed, so
// a report still says where.
//
// They lie in tables that begin with a header (runtime/symtab.go's pcHeader,
// written by cmd/link/internal/ld/pcln.go): one of functions, and one of bytes
// in which each function has several runs, of which those for file and line
// are the ones left out here. What is not as it was in Go 1.20 to 1.26 is
// refused.

var errNoLines = errors.New("no table of lines that this program knows")

// tableHeader is how the tables of Go 1.20 and later begin on wasm: the magic
// number, two zeros, the least size of an instruction and of a pointer.
var tableHeader = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

const (
	headerBytes   = 72
	functionBytes = 44
)

// DropLines takes the lines, and what no report prints of names, out of a
// WebAssembly module, in place. What they were becomes zeros, which compress to
// nothing.
func DropLines(module []byte) error {
	segments, err := dataSegments(module)
	if err != nil {
		return err
	}
	memory := joined(segments)
	for at := 0; ; at++ {
		i := bytes.Index(memory[at:], tableHeader)
		if i < 0 {
			return errNoLines
		}
		at += i
		if t, ok := tablesAt(memory[at:]); ok && t.drop() == nil {
			break
		}
	}
	for _, s := range segments {
		copy(s.data, memory[s.at:])
	}
	return nil
}

// A segment is a part of a module that is laid into memory when it starts.
type segment struct {
	at   int
	data []byte
}

// joined is the memory with all segments laid in.
func joined(segments []segment) []byte {
	end := 0
	for _, s := range segments {
		end = max(end, s.at+len(s.data))
	}
	memory := make([]byte, end)
	for _, s := range segments {
		copy(memory[s.at:], s.data)
	}
	return memory
}

// dataSegments finds the segments of a module's data section.
func dataSegments(module []byte) (segments []segment, err error) {
	err = errNoLines
	walk := eachSection(module, func(id byte, _, content []byte) error {
		if id == dataSection {
			segments, err = segmentsIn(content)
		}
		return nil
	})
	return segments, errors.Join(walk, err)
}

// segmentsIn reads a data section in which each segment has a place that is a
// constant.
func segmentsIn(section []byte) ([]segment, error) {
	r := &reader{data: section}
	var segments []segment
	for n := r.number(); n > 0 && !r.bad; n-- {
		if r.byte() != 0 || r.byte() != opI32Const {
			return nil, errNoLines
		}
		at := r.signed()
		if at < 0 || at > maxModule || r.byte() != opEnd {
			return nil, errNoLines
		}
		segments = append(segments, segment{int(at), r.slice(r.number())})
	}
	if r.bad || r.at != len(section) {
		return nil, errNoLines
	}
	return segments, nil
}

// lineTables are the tables of a program, as slices of its memory.
type lineTables struct {
	functions int
	names     []byte // of functions, each with a zero at its end
	files     []byte // the names of files, and of which packages they are
	runs      []byte // what differs from instruction to instruction
	list      []byte // the functions
}

// tablesAt reads the header at the start of memory.
func tablesAt(memory []byte) (t lineTables, ok bool) {
	if len(memory) < headerBytes {
		return t, false
	}
	word := func(i int) uint64 { return binary.LittleEndian.Uint64(memory[8*i:]) }
	functions, names, units, runs, list := word(1), word(4), word(5), word(7), word(8)
	if functions == 0 || names < headerBytes || units < names || runs < units || list < runs ||
		list > uint64(len(memory)) || functions > (uint64(len(memory))-list)/8 {
		return t, false
	}
	return lineTables{int(functions), memory[names:units], memory[units:runs], memory[runs:list], memory[list:]}, true
}

// drop takes file and line from every function.
func (t lineTables) drop() error {
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

// shorten leaves out of a name what the runtime does not print of it, which is
// all between the first bracket and the last.
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

// function is what is said of a function, and where those of its runs begin
// that are needed to run it.
func (t lineTables) function(i int) (f []byte, runs []uint32, err error) {
	at := binary.LittleEndian.Uint32(t.list[8*i+4:])
	if uint64(at)+functionBytes > uint64(len(t.list)) {
		return nil, nil, errNoLines
	}
	f = t.list[at:]
	more := binary.LittleEndian.Uint32(f[28:])
	if uint64(more) > uint64(len(f)-functionBytes)/4 {
		return nil, nil, errNoLines
	}
	runs = append(runs, binary.LittleEndian.Uint32(f[16:]))
	for k := range more {
		runs = append(runs, binary.LittleEndian.Uint32(f[functionBytes+4*k:]))
	}
	return f, runs, nil
}

// keep copies a run: pairs of numbers, of which the first is 0 only at the end
// or at the very beginning. Nothing is at 0.
func (t lineTables) keep(used []byte, at uint32) error {
	if at == 0 {
		return nil
	}
	for i := uint64(at); ; {
		value, n := uvarintAt(t.runs, i)
		if n <= 0 {
			return errNoLines
		}
		last := value == 0 && i > uint64(at)
		if i += uint64(n); !last {
			_, n = uvarintAt(t.runs, i)
			if n <= 0 {
				return errNoLines
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
