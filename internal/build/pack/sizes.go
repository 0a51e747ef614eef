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

// A limit is how many bytes packed files may have together. Those packed in a
// hurry are larger, by a share that hardly changes.
type limit struct {
	what        string
	most, quick int64
	files       func(dir string) ([]string, error)
}

// limits are those of what is waited for: all that a page needs before its menu
// answers, in whichever language, and the engine in the middle of a game.
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

// stillPicture is the larger of those that the page shows before the program: its
// style sheet names both and one is fetched.
const stillPicture = "still-wide.jpg"

// needed is what the page names that it cannot do without, or fetches anyway.
var needed = regexp.MustCompile(`(?:src|href)="([^":]+)"`)

// firstFiles are the page, what it names and the program.
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

// checkSizes reports what has grown too large.
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
