package shelf

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"
)

// A Problem is a file that could not be used.
type Problem struct {
	File string
	// Aside is its new name, or "" if it was not renamed.
	Aside string
	Err   error
}

// Cause returns what is wrong with the file, for programs to translate.
func (p Problem) Cause() Cause { return CauseOf(p.Err) }

// String says in English what happened to the file.
func (p Problem) String() string {
	if p.Aside == "" {
		return fmt.Sprintf("%s: %v", p.File, p.Err)
	}
	return fmt.Sprintf("%s: %v; kept as %s", p.File, p.Err, p.Aside)
}

type problems []Problem

// Problems returns the problems found since the shelf was opened.
func (s *Shelf) Problems() []Problem { return slices.Clone(s.problems) }

// report records a problem. A file that is useless to any program is first set aside.
func (s *Shelf) report(name string, cause error) {
	if isUnfit(cause) {
		s.setAside(name, cause)
		return
	}
	s.problems.note(Problem{File: name, Err: cause})
}

// isUnfit reports whether an error is about the content rather than about reading it.
func isUnfit(err error) bool {
	return errors.Is(err, ErrDamaged) || errors.Is(err, ErrForeign) || errors.Is(err, ErrTooLarge) || errors.Is(err, ErrNotFile)
}

// setAside renames a file out of the way and records the problem.
func (s *Shelf) setAside(name string, cause error) error {
	aside, err := renameAside(s.store, name)
	if err != nil {
		cause = fmt.Errorf("%w, and cannot be set aside: %w", cause, err)
	} else {
		s.listed.drop(strings.TrimSuffix(name, gameExt))
	}
	s.problems.note(Problem{name, aside, cause})
	return err
}

func renameAside(store *fallback, name string) (string, error) {
	const most = 1000
	for n := 1; ; n++ {
		aside := name + ".damaged-" + strconv.Itoa(n)
		err := store.Rename(name, aside)
		if err == nil {
			return aside, nil
		}
		if !errors.Is(err, fs.ErrExist) || n == most {
			return "", err
		}
	}
}

// note keeps one problem per file, so that repeated listings do not repeat it.
func (list *problems) note(p Problem) {
	same := func(q Problem) bool { return q.File == p.File && q.Aside == p.Aside }
	if !slices.ContainsFunc(*list, same) {
		*list = append(*list, p)
	}
}
