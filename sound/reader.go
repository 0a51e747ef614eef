package sound

import (
	"encoding/binary"
	"io"
	"math"
)

// frame is the size in bytes of one sample for both ears.
const frame = 8

// A reader is a recording as Ebitengine reads it: interleaved stereo floats, little endian.
type reader struct {
	from        recording
	left, right [512]float32
}

// Read implements io.Reader in whole frames; for a smaller buffer it returns io.ErrShortBuffer.
func (r *reader) Read(b []byte) (int, error) {
	if len(b) == 0 {
		return 0, nil
	}
	if len(b) < frame {
		return 0, io.ErrShortBuffer
	}
	n := 0
	for len(b)-n >= frame {
		want := min((len(b)-n)/frame, len(r.left))
		got := r.from.next(r.left[:want], r.right[:want])
		for i := range got {
			binary.LittleEndian.PutUint32(b[n:], math.Float32bits(r.left[i]))
			binary.LittleEndian.PutUint32(b[n+4:], math.Float32bits(r.right[i]))
			n += frame
		}
		if got < want {
			break
		}
	}
	if n == 0 {
		return 0, io.EOF
	}
	return n, nil
}
