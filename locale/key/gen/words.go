package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// A list is the words of one language.
type list struct {
	names []string // in the order of the files
	texts map[string]string
}

// read reads the files of a language, ja.txt and then ja.learn.txt and the like:
// lines of "name = text", and such as are empty or begin with #.
func read(folder, tag string) (list, error) {
	words := list{texts: make(map[string]string)}
	parts, err := filepath.Glob(folder + "/" + tag + ".*.txt")
	if err != nil {
		return list{}, err
	}
	for _, file := range append([]string{filepath.Join(folder, tag+".txt")}, parts...) {
		data, err := os.ReadFile(file)
		if err != nil {
			return list{}, err
		}
		if err := words.add(string(data)); err != nil {
			return list{}, fmt.Errorf("%s: %w", filepath.Base(file), err)
		}
	}
	return words, nil
}

func (l *list) add(file string) error {
	n := 0
	for line := range strings.Lines(file) {
		n++
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		name, text, ok := strings.Cut(line, " = ")
		if !ok {
			return fmt.Errorf("line %d: no \" = \"", n)
		}
		if _, twice := l.texts[name]; twice {
			return fmt.Errorf("line %d: %s given twice", n, name)
		}
		l.texts[name] = text
		l.names = append(l.names, name)
	}
	return nil
}

// carried is the file that the program carries: a line of text for each of the
// shared names, in their order, and what else there is with its name.
func (l *list) carried(shared []string) []byte {
	var out bytes.Buffer
	for _, name := range shared {
		fmt.Fprintln(&out, l.texts[name])
	}
	for _, name := range l.names {
		if !slices.Contains(shared, name) {
			fmt.Fprintf(&out, "%s = %s\n", name, l.texts[name])
		}
	}
	return out.Bytes()
}
