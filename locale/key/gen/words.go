package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

type list struct {
	names []string // in the order of the files
	main  int      // how many of them do not belong to lessons
	texts map[string]string
}

// read reads ja.txt and ja.learn.txt: lines of "name = text", empty lines and comments with #.
func read(folder, tag string) (list, error) {
	words := list{texts: make(map[string]string)}
	for _, file := range []string{tag + ".txt", tag + ".learn.txt"} {
		words.main = len(words.names)
		data, err := os.ReadFile(filepath.Join(folder, file))
		if err != nil {
			return list{}, err
		}
		if err := words.add(string(data)); err != nil {
			return list{}, fmt.Errorf("%s: %w", file, err)
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

func (l *list) edition() string {
	sum := sha256.New()
	for i, name := range l.names {
		fmt.Fprintln(sum, i < l.main, name)
	}
	return hex.EncodeToString(sum.Sum(nil)[:8])
}

// carried returns the file of all words but those of lessons: a line with its type and count, a line for each
// shared name in order, the rest with names.
func (l *list) carried(head string, shared []string) []byte {
	var out bytes.Buffer
	for _, name := range shared {
		fmt.Fprintln(&out, l.texts[name])
	}
	l.named(&out, l.names[:l.main], shared)
	return headed(head, out.Bytes())
}

// taught returns the file of the lessons' words, all with names, the shared ones first in order.
func (l *list) taught(head string, shared []string) []byte {
	var out bytes.Buffer
	l.named(&out, shared, nil)
	l.named(&out, l.names[l.main:], shared)
	return headed(head, out.Bytes())
}

func headed(head string, body []byte) []byte {
	return append(fmt.Appendf(nil, "%s %d\n", head, bytes.Count(body, []byte("\n"))), body...)
}

func (l *list) named(out *bytes.Buffer, names, but []string) {
	for _, name := range names {
		if !slices.Contains(but, name) {
			fmt.Fprintf(out, "%s = %s\n", name, l.texts[name])
		}
	}
}
