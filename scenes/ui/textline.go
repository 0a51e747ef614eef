package ui

import (
	"image"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/textinput"

	"tidepool/sprites/segment"
)

// A TextLine is a line of text, edited at its end through the platform's input method.
type TextLine struct {
	Text string
	// Max is the greatest length in runes.
	Max int
	// Digits allows only digits.
	Digits bool
	// Changed, if not nil, is called after every change.
	Changed func(string)
	// Enter, if not nil, is called when the player presses Enter, and editing goes on.
	Enter func()

	composing string
	composer  textinput.Composer
	bounds    image.Rectangle
	open      bool
	finished  bool // by the platform, for instance when the keyboard is dismissed
	entered   bool // Enter was committed as a line break
}

// Shown returns the text including what is being composed.
func (t *TextLine) Shown() string { return t.Text + t.composing }

// Add appends the allowed characters of s.
func (t *TextLine) Add(s string) {
	for _, r := range s {
		if utf8.RuneCountInString(t.Text) >= t.Max || !unicode.IsPrint(r) || t.Digits && (r < '0' || r > '9') {
			continue
		}
		t.Text += string(r)
	}
	t.changed()
}

// Set replaces the whole text.
func (t *TextLine) Set(s string) {
	t.Text = ""
	t.Add(s)
}

func (t *TextLine) changed() {
	if t.Changed != nil {
		t.Changed(t.Text)
	}
}

// Erase removes the last character, which may consist of several runes.
func (t *TextLine) Erase() {
	t.Text = segment.WithoutLast(t.Text)
	t.changed()
}

func (t *TextLine) start(at image.Rectangle) {
	t.bounds, t.open, t.finished = at, true, false
	t.composer.OnNewSession = func() *textinput.SessionOptions {
		return &textinput.SessionOptions{CaretBounds: t.bounds, TextBeforeCaret: t.Text}
	}
	t.composer.OnComposition = func(c *textinput.Composition) { t.composing = c.Text() }
	t.composer.OnCommit = func(c *textinput.Commit) {
		if before, _ := c.IsSurroundingTextReplaced(); before {
			t.Text, _ = c.SurroundingText()
		}
		text := strings.TrimRight(c.Text(), "\n")
		t.entered = t.entered || text != c.Text()
		t.Add(text)
	}
	t.composer.OnEndByUser = func() { t.finished = true }
	// Begin in this tick: a browser shows its keyboard at the tap and hides it if not used within two ticks.
	_, err := t.composer.Update()
	t.finished = err != nil
}

type editEnd uint8

const (
	goesOn editEnd = iota
	byEnter
	byEscape
	byLeaving // by doing something else
)

// update runs one tick of editing. It reports whether the text changed and whether the player has finished.
func (t *TextLine) update(in *Input) (changed bool, end editEnd) {
	before := t.Shown()
	handled, err := t.composer.Update()
	switch {
	case err != nil:
		return false, byLeaving
	case t.entered:
		t.entered, end = false, byEnter
	case !handled:
		if in.Erase {
			t.Erase()
		}
		end = endingKey(in.Keys)
	}
	if end == goesOn && t.finished {
		end = byLeaving
	}
	return t.Shown() != before, end
}

func endingKey(keys []ebiten.Key) editEnd {
	for _, k := range keys {
		switch k {
		case ebiten.KeyEnter, ebiten.KeyNumpadEnter:
			return byEnter
		case ebiten.KeyEscape:
			return byEscape
		case ebiten.KeyTab:
			return byLeaving
		}
	}
	return goesOn
}

func (t *TextLine) stop() {
	if t.open {
		t.composer.Confirm()
		t.open, t.composing = false, ""
	}
}
