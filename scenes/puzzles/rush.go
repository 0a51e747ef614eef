package puzzles

import (
	"strconv"
	"time"

	"tidepool/locale/key"
	"tidepool/play/puzzle"
	"tidepool/scenes/puzzlebook"
	"tidepool/scenes/ui"
)

const (
	rushTime     = 3 * time.Minute
	rushMistakes = 3
	rushAll      = "all"
)

type rush struct {
	single
	env    *Services
	game   string        // "" for all
	end    time.Duration // on the program's clock; 0 before the first tick
	left   int           // seconds, as shown
	solved int
	used   map[*puzzle.Puzzle]bool
	missed []*puzzle.Puzzle
	before int      // the best result so far
	why    key.Text // why it has ended; 0 while it goes on
}

// newRush starts a rush; it returns nil if there are no puzzles.
func newRush(env *Services, game string) *rush {
	q := &rush{env: env, game: game, used: make(map[*puzzle.Puzzle]bool), left: int(rushTime / time.Second)}
	q.before = env.Book.Diary().Best(q.through())
	if q.give(); q.puzzle == nil {
		return nil
	}
	return q
}

func (q *rush) through() string {
	if q.game == "" {
		return rushAll
	}
	return q.game
}

// clock returns the program's time, or 0 if there is no clock.
func (q *rush) clock() time.Duration {
	if q.env.Clock == nil {
		return 0
	}
	return q.env.Clock()
}

// give chooses the next puzzle: a grade harder every second time, short ones first.
func (q *rush) give() {
	wanted := min(1+len(q.used)/2, puzzle.Grades)
	var best *puzzle.Puzzle
	least := 0
	for _, game := range q.env.Book.IDs(q.game) {
		set := q.env.Book.Set(game)
		for i := 0; set != nil && i < len(set.List); i++ {
			p := &set.List[i]
			c := 10*max(p.Grade-wanted, wanted-p.Grade) + 3*len(p.Line)/2 + q.env.Rand.IntN(12)
			if !q.used[p] && p.Grade > 0 && (best == nil || c < least) {
				best, least = p, c
			}
		}
	}
	if best == nil {
		q.why = key.RushAll
		return
	}
	q.puzzle, q.used[best] = best, true
}

func (q *rush) Title() string { return q.env.App.Words.T(key.RushTitle) }

// Took implements [Queue]. A rush does not change the person's rating.
func (q *rush) Took(r puzzlebook.Result) {
	switch {
	case q.why != 0:
	case r == puzzlebook.Solved:
		q.solved++
		q.env.Book.Write(q.env.Book.Diary().Rushed(q.through(), q.solved))
	case r == puzzlebook.Failed:
		q.env.Book.Miss(q.puzzle)
		if q.missed = append(q.missed, q.puzzle); len(q.missed) == rushMistakes {
			q.why = key.RushMistakes
		}
	}
}

func (q *rush) Has(way Way) bool { return way == Next && q.why == 0 }

func (q *rush) Go(Way) {
	if q.why == 0 {
		q.give()
	}
}

func (q *rush) Hasty() bool { return true }

func (q *rush) Status() string {
	return q.env.App.Words.T(key.RushStatus, "left", minutes(q.left), "n", q.solved, "bad", len(q.missed), "most", rushMistakes)
}

func minutes(seconds int) string {
	s := strconv.Itoa(seconds % 60)
	if len(s) == 1 {
		s = "0" + s
	}
	return strconv.Itoa(seconds/60) + ":" + s
}

func (q *rush) Tick() (changed bool) {
	now := q.clock()
	if q.end == 0 {
		q.end = now + rushTime
	}
	left := int((max(0, q.end-now) + time.Second - 1) / time.Second)
	if changed = left != q.left; changed && left <= 10 && left > 0 {
		q.env.Sound.Clock(left)
	}
	if q.left = left; left == 0 && q.why == 0 {
		q.why = key.RushTime
		q.env.Sound.Clock(0)
	}
	if q.why != 0 {
		q.env.App.Replace(&rushEnd{Page: ui.Page{ID: "rush", App: q.env.App, Most: 560}, env: q.env, rush: q, boards: make(boards)})
	}
	return changed
}
