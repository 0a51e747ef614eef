package puzzles

import (
	"cmp"
	"strconv"
	"strings"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/puzzle"
	"tidepool/play/puzzle/diary"
	"tidepool/scenes/pages"
	"tidepool/scenes/puzzlebook"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// Home is the puzzles page: the daily puzzle with its calendar, training and the rush.
type Home struct {
	ui.Page
	env    *Services
	day    puzzle.Day // the day shown
	month  puzzle.Day // first day of the month shown
	boards boards
}

type choice struct {
	game  string      // "" for all
	kind  puzzle.Kind // 0 for any
	grade int         // 0 for what fits
}

type homeParts struct {
	when   puzzlebook.Days
	panels []sprites.Rect
	board  sprites.Rect
	shown  *puzzle.Puzzle // on the board; nil until it has come
	days   []calendarDay
	legend []calendarMark
	bar    sprites.Rect // shows the solved share
	share  float64
}

// barHeight is the height of the bar of solved puzzles, in logical pixels at the usual text size.
const barHeight = 10

// NewHome returns the puzzles page, showing the daily puzzle, and fetches all puzzles. game is offered for
// training; "" means the last choice.
func NewHome(env *Services, game string) *Home {
	if game != "" {
		env.chosen = choice{game: game}
	}
	s := &Home{Page: ui.Page{ID: "puzzles", At: pages.Route(game, pages.Puzzles), App: env.App, Most: ui.TwoColumns}, env: env, boards: make(boards)}
	env.Book.Want(env.Book.IDs("")...)
	return s.at(env.Book.Today())
}

func (s *Home) at(day puzzle.Day) *Home {
	s.day, s.month = day, day
	s.month.Day = 1
	return s
}

// Layout implements [ui.Scene].
func (s *Home) Layout(f ui.Frame) ui.Layout {
	parts := &homeParts{when: s.env.Book.Days()}
	l := s.Lay(f, s.env.App.Words.T(key.TrainTitle), func(c *ui.Column) {
		parts.panels = c.Groups([]func(*ui.Column){
			func(c *ui.Column) { s.today(c, parts) },
			func(c *ui.Column) { s.training(c, parts) },
			func(c *ui.Column) { s.calendar(c, parts) },
			s.rush,
		})
	}, nil)
	l.Parts = parts
	return l
}

func (s *Home) today(c *ui.Column, parts *homeParts) {
	w, d := s.env.App.Words, parts.when
	c.Heading("puzzles.daily", d.Title(s.day))
	x, whole, top := c.X, c.W, c.Y
	side, gap := min(190*c.Text, whole*0.42), 14*c.Text
	beside := whole-side-gap >= 130*c.Text
	if !beside {
		side = min(whole, 190*c.Text)
	}
	parts.board = sprites.Rect{X: x, Y: top, W: side, H: side}
	if beside {
		c.X, c.W = x+side+gap, whole-side-gap
	} else {
		parts.board.X += (whole - side) / 2
		c.Y += side + c.Gap
	}
	c.Words("puzzles.daily.game", s.env.App.Words.Game(d.Game(s.day)), 20, true, false)
	parts.shown = d.Puzzle(s.day)
	state := d.State(s.day)
	if parts.shown != nil {
		c.Words("puzzles.daily.grade", w.T(key.TrainGradeOf, "n", parts.shown.Grade, "of", puzzle.Grades), 15, false, true)
	}
	fit, hard := above(s.env, parts.shown, state)
	if hard && fit > 0 {
		c.Words("puzzles.daily.above", w.T(key.DailyAbove, "n", fit), 15, false, true)
	}
	if s.day == d.Today {
		c.Words("puzzles.daily.date", d.Date(s.day), 15, false, true)
	}
	c.Words("puzzles.daily.state", locale.Capital(d.Said(state)), 16, false, false)
	if run := d.RunText(); run != "" {
		c.Words("puzzles.daily.run", run, 16, true, false)
		c.Nodes[len(c.Nodes)-1].Accent = true
	}
	c.X, c.W, c.Y = x, whole, max(c.Y, top+side+c.Gap)
	if parts.shown == nil && state != puzzlebook.DayAhead {
		s.waiting(c, "puzzles.daily", d.Game(s.day))
		return
	}
	solve, style := key.DailySolve, ui.MainButton
	if state >= puzzlebook.DaySolved {
		solve, style = key.DailyAgain, ui.PlainButton
	}
	button := ui.Node{ID: "puzzles.daily.solve", Label: w.T(solve), Icon: "play", Style: style, Disabled: state == puzzlebook.DayAhead, First: true, Press: s.solve}
	c.Add(ui.Node{ID: "puzzles.daily.board", Role: ui.RoleButton, Label: ui.Joined(d.Title(s.day), button.Label), Rect: parts.board, Disabled: button.Disabled, Press: s.solve})
	if state == puzzlebook.DayAhead {
		c.Button(button)
		return
	}
	share := ui.Node{ID: "puzzles.daily.share", Label: w.T(key.DailyShare), Icon: "share", Style: ui.PlainButton, Press: func() { shareDaily(s.env, s.day) }}
	if !hard {
		c.Pair(button, share)
		return
	}
	c.Pair(button, ui.Node{ID: "puzzles.daily.easier", Label: w.T(key.SolveEasier), Icon: "play", Style: ui.PlainButton, Press: func() {
		show(s.env, newTrainer(s.env, parts.shown.Game, 0, 0), s.env.App.Push)
	}})
	c.Button(share)
}

func (s *Home) solve() {
	if q := newDaily(s.env, s.day); q != nil {
		show(s.env, q, s.env.App.Push)
	}
}

func (s *Home) waiting(c *ui.Column, id string, games ...string) {
	w := s.env.App.Words
	if s.env.Book.Coming(games) {
		c.Words(id+".waits", w.T(key.TrainLoading), 16, false, true)
		return
	}
	c.Words(id+".waits", w.T(s.env.Book.Lacking(games...)), 16, false, true)
	c.Button(ui.Node{ID: id + ".retry", Label: w.T(key.TrainRetry), Style: ui.PlainButton, Press: func() { s.env.Book.Want(s.env.Book.IDs("")...) }})
}

func (s *Home) training(c *ui.Column, parts *homeParts) {
	w, book := s.env.App.Words, s.env.Book
	chosen := &s.env.chosen
	c.Heading("puzzles.training", w.T(key.TrainSection))
	pick := func(id, label, game string) ui.Choice {
		return ui.Choice{ID: "puzzles.game." + id, Label: label, Checked: chosen.game == game, Pick: func() {
			s.env.chosen, s.At = choice{game: game}, pages.Route(game, pages.Puzzles)
		}}
	}
	list := []ui.Choice{pick("all", w.T(key.StatisticsGameAll), "")}
	for _, game := range book.IDs("") {
		list = append(list, pick(game, w.Game(game), game))
	}
	c.Chips(w.T(key.StatisticsGame), list)
	if !book.Has(chosen.game) {
		s.waiting(c, "puzzles.training", book.IDs(chosen.game)...)
		return
	}
	s.progress(c, parts)
	s.kinds(c)
	s.grade(c)
	c.Button(ui.Node{ID: "puzzles.train", Label: w.T(key.TrainStart), Icon: "play", Style: ui.MainButton, Press: s.train})
	if own := newOwn(s.env); own != nil {
		c.Button(ui.Node{ID: "puzzles.own", Label: own.Title(), Icon: "review", Style: ui.PlainButton, Size: 17, Press: func() {
			show(s.env, own, s.env.App.Push)
		}})
	}
}

func (s *Home) progress(c *ui.Column, parts *homeParts) {
	w, book := s.env.App.Words, s.env.Book
	solved, all := 0, 0
	var ratings []string
	for _, game := range book.IDs(s.env.chosen.game) {
		x := book.Standing(game)
		solved, all = solved+x.Solved, all+x.All
		switch {
		case len(x.Tried) == 0: // the number would be everybody's
		case s.env.chosen.game != "":
			ratings = []string{w.T(key.TrainRating, "n", x.Now.Shown(), "sure", x.Now.Unsure())}
		default:
			ratings = append(ratings, ui.Joined(s.env.App.Words.Game(game), strconv.Itoa(x.Now.Shown())))
		}
	}
	c.Words("puzzles.solved", w.T(key.TrainOf, "n", solved, "all", all), 16, false, true)
	h := barHeight * c.Text
	parts.bar, parts.share = sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: h}, float64(solved)/float64(max(all, 1))
	c.Y += h + c.Gap
	if len(ratings) > 0 {
		said := strings.Join(ratings, ui.Parting)
		if s.env.chosen.game == "" {
			said = w.T(key.TrainRatings) + ui.Parting + said
		}
		c.Parts("puzzles.rating", said, false)
	}
	if d := book.Diary(); d.LongestRun() > 0 {
		c.Parts("puzzles.run", w.T(key.TrainRun, "n", d.Run())+ui.Parting+w.T(key.TrainBest, "n", d.LongestRun()), false)
	}
}

func (s *Home) kinds(c *ui.Column) {
	w, book := s.env.App.Words, s.env.Book
	has := make(map[puzzle.Kind]bool)
	for _, game := range book.IDs(s.env.chosen.game) {
		for i := range book.Set(game).List {
			has[book.Set(game).List[i].Kind] = true
		}
	}
	if len(has) < 2 {
		return
	}
	pick := func(id, label string, k puzzle.Kind) ui.Choice {
		return ui.Choice{ID: "puzzles.kind." + id, Label: label, Checked: s.env.chosen.kind == k, Pick: func() { s.env.chosen.kind = k }}
	}
	list := []ui.Choice{pick("any", w.T(key.TrainAny), 0)}
	for _, k := range puzzle.Kinds() {
		if has[k] {
			list = append(list, pick(k.String(), w.Of(key.TrainKinds, k.String()), k))
		}
	}
	c.Choices(w.T(key.TrainKind), list)
}

// fitting returns the grade that fits the person, and whether this is known from puzzles they have tried.
func (s *Home) fitting() (grade int, known bool) {
	book := s.env.Book
	games := book.IDs(s.env.chosen.game)
	for _, game := range games {
		x := book.Standing(game)
		grade += diary.Fitting(x.Now)
		known = known || len(x.Tried) > 0
	}
	return (grade + len(games)/2) / len(games), known
}

func (s *Home) grade(c *ui.Column) {
	fit, known := s.fitting()
	now := cmp.Or(s.env.chosen.grade, fit)
	label := s.env.App.Words.T(key.TrainHard)
	if known {
		label = s.env.App.Words.T(key.TrainLevel, "n", fit)
	}
	to := func(grade int) func() {
		if grade < 1 || grade > puzzle.Grades {
			return nil
		}
		return func() {
			if s.env.chosen.grade = grade; grade == fit {
				s.env.chosen.grade = 0
			}
		}
	}
	c.Stepper("puzzles.grade", label, strconv.Itoa(now), to(now-1), to(now+1))
}

func (s *Home) train() {
	x := s.env.chosen
	if q := newTrainer(s.env, x.game, x.kind, x.grade); q != nil {
		show(s.env, q, s.env.App.Push)
	}
}

func (s *Home) rush(c *ui.Column) {
	w, book := s.env.App.Words, s.env.Book
	c.Heading("puzzles.rush", w.T(key.RushTitle))
	c.Words("puzzles.rush.about", w.T(key.RushAbout), 16, false, true)
	name, through := w.T(key.StatisticsGameAll), rushAll
	if game := s.env.chosen.game; game != "" {
		name, through = s.env.App.Words.Game(game), game
	}
	if best := book.Diary().Best(through); best > 0 {
		name += ui.Parting + w.T(key.RushBest, "n", best)
	}
	c.Parts("puzzles.rush.best", name, false)
	c.Button(ui.Node{ID: "puzzles.rush.start", Label: w.T(key.RushStart), Icon: "clock", Style: ui.PlainButton, Disabled: !book.Has(s.env.chosen.game), Press: func() {
		if q := newRush(s.env, s.env.chosen.game); q != nil {
			show(s.env, q, s.env.App.Push)
		}
	}})
}
