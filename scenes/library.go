package scenes

import (
	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/scenes/ui"
)

// Lists are what lists of games need besides what the shelf knows: when to
// look at it anew, what was removed, and what is being done to many games.
type lists struct {
	app   *ui.App
	shelf *shelf.Shelf
	bin   []shelf.Removed // the last removed first
	wait  int             // ticks until the shelf is read anew; 0 for not wanted
	work  chore
}

// A chore is something that is done to many games, a few in each tick, so that
// no frame waits for all of them.
type chore struct {
	left []string
	step int
	do   func(ids []string)
	end  func()
}

// start begins a chore with its first step. What is begun already is finished
// before.
func (l *lists) start(c chore) {
	for l.step() {
	}
	l.work = c
	l.step()
}

// step does the next part of a chore, and reports whether there is more to do.
func (l *lists) step() bool {
	c := &l.work
	if c.do == nil {
		return false
	}
	n := min(c.step, len(c.left))
	c.do(c.left[:n])
	c.left = c.left[n:]
	if len(c.left) > 0 {
		return true
	}
	end := c.end
	*c = chore{}
	end()
	return false
}

// busy reports whether a chore goes on.
func (l *lists) busy() bool { return l.work.do != nil }

// open is called when a list of games is opened. What other windows have saved
// shows a moment later, when the list is on the screen.
func (l *lists) open() {
	l.wait = 2
	l.readBin()
}

// tick goes on with what there is to do, and reads the shelf anew where that was
// asked for. It reports whether there may be something else to see.
func (l *lists) tick() bool {
	if l.busy() {
		l.step()
		return true
	}
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
func (l *lists) readBin() {
	l.bin = nil
	seen := make(map[string]bool)
	for _, g := range l.shelf.Bin() {
		// Of games that had the same id only the last removed can be brought
		// back at once.
		if !seen[g.ID] {
			seen[g.ID] = true
			l.bin = append(l.bin, g)
		}
	}
}

// bringBack restores removed games, and then does something if all are there.
func (l *lists) bringBack(ids []string, then func()) {
	var wrong error
	l.start(chore{left: ids, step: removeStep, do: func(some []string) {
		if _, err := l.shelf.RestoreAll(some); wrong == nil {
			wrong = err
		}
	}, end: func() {
		l.readBin()
		if wrong != nil {
			l.shelf.List()
			l.app.Notice(l.app.Words.T(key.GamesUnrestored, "why", Cause(l.app.Words, wrong)))
			return
		}
		then()
	}})
}

// summaries are the games of some ids, in the order of the list.
func (l *lists) summaries(ids []string) (games []*shelf.Summary) {
	wanted := make(map[string]bool, len(ids))
	for _, id := range ids {
		wanted[id] = true
	}
	all := l.shelf.Known().Games
	for i := range all {
		if wanted[all[i].ID] {
			games = append(games, &all[i])
		}
	}
	return games
}
