package rules

import (
	"fmt"
	"strings"
)

// ParseBoard strictly parses the squares of a position: ranks from the top down, separated by '/', with a
// number for each run of empty squares. It calls put for each letter, with file and rank counted from 0;
// raised means that a '+' precedes it.
func ParseBoard(text string, files, ranks int, put func(file, rank int, letter byte, raised bool) error) error {
	rows := strings.Split(text, "/")
	if len(rows) != ranks {
		return fmt.Errorf("board has %d ranks, want %d", len(rows), ranks)
	}
	for i, row := range rows {
		if err := parseRank(row, files, ranks-1-i, put); err != nil {
			return err
		}
	}
	return nil
}

func parseRank(row string, files, rank int, put func(file, rank int, letter byte, raised bool) error) error {
	file, i := 0, 0
	for i < len(row) {
		if row[i] >= '0' && row[i] <= '9' {
			start, n := i, 0
			for i < len(row) && row[i] >= '0' && row[i] <= '9' && i-start < 3 {
				n = n*10 + int(row[i]-'0')
				i++
			}
			if row[start] == '0' || n > files-file {
				return fmt.Errorf("rank %d: %q empty squares do not fit", rank+1, row[start:i])
			}
			file += n
			continue
		}
		raised := row[i] == '+'
		if raised {
			i++
		}
		if i == len(row) || file == files {
			return fmt.Errorf("rank %d: %q does not fit %d squares", rank+1, row, files)
		}
		if err := put(file, rank, row[i], raised); err != nil {
			return fmt.Errorf("%s: %w", Square(file, rank), err)
		}
		file++
		i++
	}
	if file != files {
		return fmt.Errorf("rank %d has %d squares, want %d", rank+1, file, files)
	}
	return nil
}

// AppendBoard appends what ParseBoard parses. letter returns "" for an empty square.
func AppendBoard(dst []byte, files, ranks int, letter func(file, rank int) string) []byte {
	for rank := ranks - 1; rank >= 0; rank-- {
		run := 0
		for file := range files {
			s := letter(file, rank)
			if s == "" {
				run++
				continue
			}
			dst = appendRun(dst, run)
			run = 0
			dst = append(dst, s...)
		}
		dst = appendRun(dst, run)
		if rank > 0 {
			dst = append(dst, '/')
		}
	}
	return dst
}

func appendRun(dst []byte, n int) []byte {
	if n == 0 {
		return dst
	}
	return fmt.Append(dst, n)
}
