package store

import (
	"cmp"
	"time"

	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// Lists holds what lists of games need besides the shelf: when to read it again, what was removed, and jobs
// on many games.
type Lists struct {
	App   *ui.App
	Shelf *shelf.Shelf
	Trash []shelf.Removed // the last removed first
	wait  int             // ticks until the shelf is read again; 0 for not wanted
	Work  Job
}

// A Job acts on many games, a few in each tick, so that no frame waits for all of them.
type Job struct {
	Left []string
	Step int
	Do   func(ids []string)
	End  func()
}

// Start starts a job with its first step, after finishing the one before.
func (l *Lists) Start(c Job) {
	for l.step() {
	}
	l.Work = c
	l.step()
}

func (l *Lists) step() bool {
	c := &l.Work
	if c.Do == nil {
		return false
	}
	n := min(c.Step, len(c.Left))
	c.Do(c.Left[:n])
	c.Left = c.Left[n:]
	if len(c.Left) > 0 {
		return true
	}
	end := c.End
	*c = Job{}
	end()
	return false
}

// Busy reports whether a job is running.
func (l *Lists) Busy() bool { return l.Work.Do != nil }

// Open is called when a list of games opens. Changes by other windows appear a moment later.
func (l *Lists) Open() {
	l.wait = 2
	l.ReadTrash()
}

// Tick continues what there is to do, and reports whether anything visible may have changed.
func (l *Lists) Tick() bool {
	if l.Busy() {
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
	l.Shelf.List()
	return true
}

// ReadTrash reads which removed games can be brought back, including those removed in other windows.
func (l *Lists) ReadTrash() {
	l.Trash = nil
	seen := make(map[string]bool)
	for _, g := range l.Shelf.Trash() {
		// Of several games with the same id only the last removed can be brought back now.
		if !seen[g.ID] {
			seen[g.ID] = true
			l.Trash = append(l.Trash, g)
		}
	}
}

// Remove removes games in one act. then gets the reason why the first of those that stay was not removed, or nil.
func (l *Lists) Remove(ids []string, now time.Time, then func(wrong error)) {
	act := l.Shelf.Act(now)
	var wrong error
	l.Start(Job{Left: ids, Step: removeStep, Do: func(some []string) {
		_, err := l.Shelf.RemoveAll(some, act)
		wrong = cmp.Or(wrong, err)
	}, End: func() {
		l.ReadTrash()
		then(wrong)
	}})
}

// BringBack restores removed games, and calls then if all could be restored.
func (l *Lists) BringBack(ids []string, then func()) {
	var wrong error
	l.Start(Job{Left: ids, Step: removeStep, Do: func(some []string) {
		_, err := l.Shelf.RestoreAll(some)
		wrong = cmp.Or(wrong, err)
	}, End: func() {
		l.ReadTrash()
		if wrong != nil {
			l.Shelf.List()
			l.App.Notice(l.App.Words.T(key.GamesUnrestored, "why", wording.Cause(l.App.Words, wrong)))
			return
		}
		then()
	}})
}

// Summaries returns the games with some ids, in the order of the shelf's list.
func (l *Lists) Summaries(ids []string) (games []*shelf.Summary) {
	wanted := make(map[string]bool, len(ids))
	for _, id := range ids {
		wanted[id] = true
	}
	all := l.Shelf.Known().Games
	for i := range all {
		if wanted[all[i].ID] {
			games = append(games, &all[i])
		}
	}
	return games
}

// removeStep is how many games are removed or brought back in one tick.
const removeStep = 25
