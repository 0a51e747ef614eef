package game

import (
	"cmp"
	"slices"
	"strings"

	"tidepool/locale/key"
)

// maxLike is the greatest number of suggestions for a misspelled word.
const maxLike = 3

// like returns the turns and commands whose spelling is closest to a text.
func (c *commandLine) like(text string) []string {
	var words []string
	for _, t := range c.p.session().Position().Turns() {
		words = append(words, t.Word)
	}
	for _, known := range commandList() {
		words = append(words, c.p.env.App.Words.Of(key.Commands, known.name))
	}
	return nearest(text, words)
}

// nearest returns the words that begin with a text, or else differ from it in at most a third of its letters,
// closest first.
func nearest(text string, words []string) []string {
	const far = 1000
	text = strings.ToLower(text)
	distance := func(word string) int {
		word = strings.ToLower(word)
		if strings.HasPrefix(word, text) {
			return 0
		}
		if d := edits([]rune(text), []rune(word)); d <= max(1, len([]rune(text))/3) {
			return d
		}
		return far
	}
	words = slices.DeleteFunc(slices.Clone(words), func(w string) bool { return distance(w) == far })
	slices.SortStableFunc(words, func(a, b string) int {
		return cmp.Or(distance(a)-distance(b), len(a)-len(b))
	})
	return words[:min(len(words), maxLike)]
}

// edits returns how many letters must be added, removed or changed to turn one text into another.
func edits(a, b []rune) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range a {
		corner := row[0]
		row[0] = i + 1
		for j := range b {
			change := corner
			if a[i] != b[j] {
				change++
			}
			corner = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
