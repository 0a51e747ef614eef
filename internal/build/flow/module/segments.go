package module

import "errors"

// What the place of a segment is written with.
const (
	i32Const = 0x41
	end      = 0x0b
)

// A Segment is a part of a module that is laid into memory when it starts.
type Segment struct {
	At   int    // where, in bytes
	Data []byte // a part of the module itself
}

// Memory is the memory with all segments laid in.
func Memory(segments []Segment) []byte {
	end := 0
	for _, s := range segments {
		end = max(end, s.At+len(s.Data))
	}
	memory := make([]byte, end)
	for _, s := range segments {
		copy(memory[s.At:], s.Data)
	}
	return memory
}

// Segments finds the segments of a module's data section; each must have a constant place.
func Segments(module []byte) (segments []Segment, err error) {
	err = Err
	walk := EachSection(module, func(id byte, _, content []byte) error {
		if id == dataSection {
			segments, err = segmentsIn(content)
		}
		return nil
	})
	return segments, errors.Join(walk, err)
}

func segmentsIn(section []byte) ([]Segment, error) {
	r := &Reader{Data: section}
	var segments []Segment
	for n := r.Number(); n > 0 && !r.Bad; n-- {
		if r.Byte() != 0 || r.Byte() != i32Const {
			return nil, Err
		}
		at := r.Signed()
		if at < 0 || at > Most || r.Byte() != end {
			return nil, Err
		}
		segments = append(segments, Segment{int(at), r.Slice(r.Number())})
	}
	if !r.Done() {
		return nil, Err
	}
	return segments, nil
}
