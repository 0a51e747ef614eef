package module

import "errors"

// The encoding of a segment's place.
const (
	i32Const = 0x41
	end      = 0x0b
)

// A segment is data that a module copies into memory when it starts.
type segment struct {
	At   int    // offset in memory, in bytes
	Data []byte // a slice of the module
}

// Memory returns the initial memory with all segments in place.
func Memory(segments []segment) []byte {
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

// Segments returns the segments of a module's data section; each must have a constant place.
func Segments(module []byte) (segments []segment, err error) {
	err = Err
	walk := eachSection(module, func(id byte, _, content []byte) error {
		if id == dataSection {
			segments, err = segmentsIn(content)
		}
		return nil
	})
	return segments, errors.Join(walk, err)
}

func segmentsIn(section []byte) ([]segment, error) {
	r := &Reader{Data: section}
	var segments []segment
	for n := r.Number(); n > 0 && !r.Bad; n-- {
		if r.Byte() != 0 || r.Byte() != i32Const {
			return nil, Err
		}
		at := r.Signed()
		if at < 0 || at > Most || r.Byte() != end {
			return nil, Err
		}
		segments = append(segments, segment{int(at), r.Slice(r.Number())})
	}
	if !r.Done() {
		return nil, Err
	}
	return segments, nil
}
