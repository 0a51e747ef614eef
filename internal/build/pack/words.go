package main

import (
	"encoding/json"
	"fmt"
	"html"
	"path/filepath"
	"strings"

	"tidepool/locale"
	"tidepool/locale/key"
)

const (
	words        = "words.js"
	wordsMark    = "const table = {};"
	noscriptMark = "<!-- noscript -->"
)

var shellWords = []string{
	"loading", "starting", "percent", "nowasm", "nowebgl", "nodownload", "nostart", "crashed", "memory", "graphics",
	"ended", "retry", "reload", "restart", "update", "update.now", "update.later", "outdated", "older",
}

func wordsFile(name string) string { return "words." + name }

func layWords(dir string) error {
	for _, l := range locale.Languages() {
		for _, name := range []string{locale.File(l.Tag), locale.LearnFile(l.Tag)} {
			if name == locale.File("en") {
				continue // carried in the program
			}
			if err := replace(filepath.Join(dir, wordsFile(name)), locale.Carried(name)); err != nil {
				return err
			}
		}
	}
	return nil
}

// writeWords writes the page's words into its script, and into the page for browsers without scripts.
func writeWords(dir string) error {
	table := map[string]map[string]string{}
	var noscript strings.Builder
	for _, l := range locale.Languages() {
		w, err := locale.Open(l.Tag)
		if err != nil {
			return err
		}
		table[l.Tag] = map[string]string{"ok": w.T(key.OK)}
		for _, name := range shellWords {
			table[l.Tag][name] = w.Of(key.Shell, name)
		}
		fmt.Fprintf(&noscript, "<p lang=%q>%s</p>\n", l.Tag, html.EscapeString(w.Of(key.Shell, "noscript")))
	}
	text, err := json.Marshal(table)
	if err != nil {
		return err
	}
	if err := fillIn(dir, words, wordsMark, "const table = "+string(text)+";"); err != nil {
		return err
	}
	return fillIn(dir, page, noscriptMark, strings.TrimSuffix(noscript.String(), "\n"))
}
