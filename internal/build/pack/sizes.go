package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"

	"tidepool/locale"
)

// A limit is in bytes of compressed files together; -quick allows a constant share more.
type limit struct {
	what        string
	most, quick int64
	files       func(dir string) ([]string, error)
}

// limits covers what players wait for: everything up to a working menu, in any language, and the engine in
// mid-game.
func limits() []limit {
	list := []limit{{engine, 1_015_000, 1_185_000, func(string) ([]string, error) { return []string{engine}, nil }}}
	for _, l := range locale.Languages() {
		list = append(list, limit{"all before the menu in " + l.Tag, 3_400_000, 4_160_000, func(dir string) ([]string, error) {
			first, err := firstFiles(dir)
			return append(first, wordsFile(locale.File(l.Tag))), err
		}})
	}
	return list
}

// stillPicture is the larger of two pictures in the style sheet, of which a browser fetches one.
const stillPicture = "still-wide.jpg"

// needed matches the page's required resources and those it fetches anyway.
var needed = regexp.MustCompile(`(?:src|href)="([^":]+)"`)

func firstFiles(dir string) ([]string, error) {
	text, err := os.ReadFile(filepath.Join(dir, page))
	if err != nil {
		return nil, err
	}
	list := []string{page, program, stillPicture}
	seen := map[string]bool{}
	for _, m := range needed.FindAllSubmatch(text, -1) {
		if name := string(m[1]); !seen[name] {
			seen[name] = true
			list = append(list, name)
		}
	}
	return list, nil
}

func checkSizes(dir string, quick bool) error {
	var errs []error
	for _, limit := range limits() {
		if quick {
			limit.most = limit.quick
		}
		files, err := limit.files(dir)
		if err != nil {
			return err
		}
		var sum int64
		for _, file := range files {
			n, err := packedSize(dir, file)
			if err != nil {
				return err
			}
			sum += n
		}
		if sum > limit.most {
			errs = append(errs, fmt.Errorf("%s takes %d bytes, more than %d", limit.what, sum, limit.most))
		}
	}
	return errors.Join(errs...)
}

// packedSize returns the transferred size of a file in bytes, 0 if it is missing.
func packedSize(dir, file string) (int64, error) {
	for _, name := range []string{file + ".br", file} {
		info, err := os.Stat(filepath.Join(dir, name))
		switch {
		case err == nil:
			return info.Size(), nil
		case !errors.Is(err, fs.ErrNotExist):
			return 0, err
		}
	}
	return 0, nil
}
