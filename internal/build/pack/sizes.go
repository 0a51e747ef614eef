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

// A limit is in bytes of packed files together; those packed in a hurry are larger by a constant share.
type limit struct {
	what        string
	most, quick int64
	files       func(dir string) ([]string, error)
}

// limits are what is waited for: all before the menu answers, in any language, and the engine in mid-game.
func limits() []limit {
	list := []limit{{engine, 1_000_000, 1_159_000, func(string) ([]string, error) { return []string{engine}, nil }}}
	for _, l := range locale.Languages() {
		list = append(list, limit{"all before the menu in " + l.Tag, 3_400_000, 4_160_000, func(dir string) ([]string, error) {
			first, err := firstFiles(dir)
			return append(first, wordsFile(locale.File(l.Tag))), err
		}})
	}
	return list
}

// stillPicture is the larger of two that the style sheet names, of which one is fetched.
const stillPicture = "still-wide.jpg"

// needed is what the page names that it cannot do without, or fetches anyway.
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

// packedSize is how many bytes of a file travel, 0 for one that is not there.
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
