// Package module reads WebAssembly modules and replaces their functions.
package module

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// Err means that the input is not a module or has an unknown form.
var Err = errors.New("not a module that this program knows")

const (
	// Most bounds sizes within a module, in bytes.
	Most = 1 << 30

	preamble    = 8
	codeSection = 10
	dataSection = 11
)

// EditFunctions returns a module in which each function body is replaced by the result of edit. The index
// counts from the first function that the module defines itself.
func EditFunctions(module []byte, edit func(index int, body []byte) []byte) ([]byte, error) {
	out := append(make([]byte, 0, len(module)), module[:min(preamble, len(module))]...)
	err := eachSection(module, func(id byte, whole, content []byte) error {
		if id != codeSection {
			out = append(out, whole...)
			return nil
		}
		code, err := editCode(content, edit)
		out = append(out, id)
		out = append(binary.AppendUvarint(out, uint64(len(code))), code...)
		return err
	})
	return out, err
}

func editCode(section []byte, edit func(int, []byte) []byte) ([]byte, error) {
	r := &Reader{Data: section}
	n := r.Number()
	out := binary.AppendUvarint(make([]byte, 0, len(section)), uint64(max(n, 0)))
	for i := range n {
		body := r.Slice(r.Number())
		if r.Bad {
			return nil, fmt.Errorf("function %d: %w", i, Err)
		}
		body = edit(i, body)
		out = append(binary.AppendUvarint(out, uint64(len(body))), body...)
	}
	if !r.Done() {
		return nil, fmt.Errorf("code section: %w", Err)
	}
	return out, nil
}

// eachSection calls do for every section of a module: with the whole section and with its content.
func eachSection(module []byte, do func(id byte, whole, content []byte) error) error {
	if len(module) < preamble || string(module[:4]) != "\x00asm" {
		return Err
	}
	for r := (&Reader{Data: module, At: preamble}); r.At < len(module); {
		start := r.At
		id := r.Byte()
		content := r.Slice(r.Number())
		if r.Bad {
			return fmt.Errorf("section at %d: %w", start, Err)
		}
		if err := do(id, module[start:r.At], content); err != nil {
			return err
		}
	}
	return nil
}

// A Reader reads part of a module or a function's code. After an error Bad is true and it reads zeros.
type Reader struct {
	Data []byte
	At   int // bytes read so far
	Bad  bool
}

// Done reports whether all is read without an error.
func (r *Reader) Done() bool { return !r.Bad && r.At == len(r.Data) }

// Fail sets Bad.
func (r *Reader) Fail() {
	r.Bad, r.At = true, len(r.Data)
}

func (r *Reader) Byte() byte {
	if r.At >= len(r.Data) {
		r.Fail()
		return 0
	}
	r.At++
	return r.Data[r.At-1]
}

// Slice returns the next n bytes.
func (r *Reader) Slice(n int) []byte {
	if n < 0 || n > len(r.Data)-r.At {
		r.Fail()
		return nil
	}
	r.At += n
	return r.Data[r.At-n : r.At : r.At]
}

// Number reads an unsigned number of at most [Most].
func (r *Reader) Number() int {
	n, size := binary.Uvarint(r.Data[r.At:])
	if size <= 0 || n > Most {
		r.Fail()
		return 0
	}
	r.At += size
	return int(n)
}

// Signed reads a signed number of at most 64 bits.
func (r *Reader) Signed() int64 {
	var n int64
	for shift := uint(0); shift < 70; shift += 7 {
		b := r.Byte()
		n |= int64(b&0x7f) << shift
		if b&0x80 != 0 {
			continue
		}
		if b&0x40 != 0 && shift+7 < 64 {
			n |= -1 << (shift + 7)
		}
		return n
	}
	r.Fail()
	return 0
}

// AppendSigned appends a number in the form that [Reader.Signed] reads.
func AppendSigned(dst []byte, n int64) []byte {
	for {
		b := byte(n & 0x7f)
		n >>= 7
		if n == 0 && b&0x40 == 0 || n == -1 && b&0x40 != 0 {
			return append(dst, b)
		}
		dst = append(dst, b|0x80)
	}
}
