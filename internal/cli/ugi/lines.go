package ugi

import (
	"bufio"
	"errors"
	"io"
)

// maxLine bounds a line in bytes. A position and 2000 moves fit.
const maxLine = 64 << 10

var errLong = errors.New("the line is too long")

// lines calls line for each line of r, without its line ending. A line that is too long is passed as an
// error.
func lines(r io.Reader, line func(string, error)) error {
	in := bufio.NewReaderSize(r, maxLine)
	long := false
	for {
		part, err := in.ReadSlice('\n')
		if errors.Is(err, bufio.ErrBufferFull) {
			long = true
			continue
		}
		if len(part) > 0 {
			if long {
				line("", errLong)
			} else {
				line(string(part), nil)
			}
			long = false
		}
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
	}
}
