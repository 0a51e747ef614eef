package flow

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// errModule is a module that is not one, or of a form that is not known here.
var errModule = errors.New("not a module that this program knows")

const (
	preamble    = 8
	codeSection = 10
	dataSection = 11
	// maxModule bounds sizes within a module, in bytes.
	maxModule = 1 << 30
)

// Straight returns a module whose functions do the same with fewer detours.
func Straight(module []byte) ([]byte, error) {
	out := append(make([]byte, 0, len(module)), module[:min(preamble, len(module))]...)
	err := eachSection(module, func(id byte, whole, content []byte) error {
		if id != codeSection {
			out = append(out, whole...)
			return nil
		}
		code, err := straightAll(content)
		out = append(out, id)
		out = append(binary.AppendUvarint(out, uint64(len(code))), code...)
		return err
	})
	return out, err
}

// eachSection calls do for every section of a module: the whole of it, and what
// it has.
func eachSection(module []byte, do func(id byte, whole, content []byte) error) error {
	if len(module) < preamble || string(module[:4]) != "\x00asm" {
		return errModule
	}
	for r := (&reader{data: module, at: preamble}); r.at < len(module); {
		start := r.at
		id := r.byte()
		content := r.slice(r.number())
		if r.bad {
			return fmt.Errorf("section at %d: %w", start, errModule)
		}
		if err := do(id, module[start:r.at], content); err != nil {
			return err
		}
	}
	return nil
}

// straightAll goes through the functions of a code section.
func straightAll(section []byte) ([]byte, error) {
	r := &reader{data: section}
	n := r.number()
	out := binary.AppendUvarint(make([]byte, 0, len(section)), uint64(max(n, 0)))
	for i := range n {
		body := r.slice(r.number())
		if r.bad {
			return nil, fmt.Errorf("function %d: %w", i, errModule)
		}
		if f, ok := parse(body); ok {
			if straight, ok := f.write(); ok {
				body = straight
			}
		}
		out = append(binary.AppendUvarint(out, uint64(len(body))), body...)
	}
	if r.bad || r.at != len(section) {
		return nil, fmt.Errorf("code section: %w", errModule)
	}
	return out, nil
}

// A reader walks through a part of a module. After a mistake it reads nothing
// but zeros.
type reader struct {
	data []byte
	at   int
	bad  bool
}

func (r *reader) fail() {
	r.bad, r.at = true, len(r.data)
}

func (r *reader) byte() byte {
	if r.at >= len(r.data) {
		r.fail()
		return 0
	}
	r.at++
	return r.data[r.at-1]
}

// slice returns the next n bytes.
func (r *reader) slice(n int) []byte {
	if n < 0 || n > len(r.data)-r.at {
		r.fail()
		return nil
	}
	r.at += n
	return r.data[r.at-n : r.at : r.at]
}

// number reads an unsigned number.
func (r *reader) number() int {
	n, size := binary.Uvarint(r.data[r.at:])
	if size <= 0 || n > maxModule {
		r.fail()
		return 0
	}
	r.at += size
	return int(n)
}

// signed reads a signed number of at most 64 bits.
func (r *reader) signed() int64 {
	var n int64
	for shift := uint(0); shift < 70; shift += 7 {
		b := r.byte()
		n |= int64(b&0x7f) << shift
		if b&0x80 != 0 {
			continue
		}
		if b&0x40 != 0 && shift+7 < 64 {
			n |= -1 << (shift + 7)
		}
		return n
	}
	r.fail()
	return 0
}

func appendSigned(dst []byte, n int64) []byte {
	for {
		b := byte(n & 0x7f)
		n >>= 7
		if n == 0 && b&0x40 == 0 || n == -1 && b&0x40 != 0 {
			return append(dst, b)
		}
		dst = append(dst, b|0x80)
	}
}
