package scenes

import (
	"slices"

	"tidepool/match/shelf"
)

// A library is what lists of games need besides what the shelf knows: when to
// look at it anew, and what was removed.
type library struct {
	shelf *shelf.Shelf
	bin   binned
	wait  int // ticks until the shelf is read anew; 0 for not wanted
}

// open is called when a list of games is opened. What other windows have saved
// shows a moment later, when the list is on the screen.
func (l *library) open() {
	l.wait = 2
	l.readBin()
}

// tick reads the shelf anew where that was asked for, and reports whether it
// has.
func (l *library) tick() bool {
	if l.wait == 0 {
		return false
	}
	l.wait--
	if l.wait > 0 {
		return false
	}
	l.shelf.List()
	return true
}

// readBin looks at what was removed and can be brought back. Another window
// may have removed some, too.
func (l *library) readBin() {
	l.bin = nil
	for _, g := range l.shelf.Bin() {
		// Of games that had the same id only the last removed can be brought
		// back at once.
		if !slices.ContainsFunc(l.bin, func(o shelf.Summary) bool { return o.ID == g.ID }) {
			l.bin = append(l.bin, g.Summary)
		}
	}
}
