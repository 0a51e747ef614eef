package scenes

import (
	"strconv"
	"strings"

	"tidepool/locale/key"
	"tidepool/play/link"
	"tidepool/play/puzzle"
	"tidepool/play/puzzle/diary"
	"tidepool/scenes/board"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// puzzlesScene is the home of puzzles: that of the day with its calendar,
// training and the rush.
type puzzlesScene struct {
	ui.Page
	env    *Env
	day    puzzle.Day // that is looked at
	month  puzzle.Day // its first
	boards map[string]*board.Board
	linked link.Puzzle // that a link leads to, to be opened when it is there
}

// A puzzleChoice is what was last chosen to be trained.
type puzzleChoice struct {
	game  string      // "" for all
	kind  puzzle.Kind // 0 for any
	grade int         // 0 for what fits
}

// puzzlesParts are what is drawn of the page behind its nodes, where it lies
// unscrolled.
type puzzlesParts struct {
	when   dailies
	panels []sprites.Rect
	board  sprites.Rect
	shown  *puzzle.Puzzle // on the board; nil while it has not come
	stars  sprites.Rect
	days   []calendarDay
	legend []calendarMark
	bar    sprites.Rect // of what is solved
	share  float64
}

// newPuzzles opens on the puzzle of the day, and has all puzzles fetched.
func newPuzzles(env *Env) *puzzlesScene {
	s := &puzzlesScene{Page: ui.Page{App: env.App, Most: ui.TwoColumns}, env: env, boards: make(map[string]*board.Board)}
	env.Puzzles.want(env.Puzzles.games("")...)
	return s.at(env.Puzzles.today())
}

// at looks at a day.
func (s *puzzlesScene) at(day puzzle.Day) *puzzlesScene {
	s.day, s.month = day, day
	s.month.Day = 1
	return s
}

// Name implements ui.Scene.
func (s *puzzlesScene) Name() string { return "puzzles" }

// Layout implements ui.Scene.
func (s *puzzlesScene) Layout(f ui.Frame) ui.Layout {
	parts := &puzzlesParts{when: s.env.Puzzles.days()}
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

// today is the puzzle of the day that is looked at.
func (s *puzzlesScene) today(c *ui.Column, parts *puzzlesParts) {
	w, d := s.env.App.Words, parts.when
	c.Heading("puzzles.daily", d.title(s.day))
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
	c.Words("puzzles.daily.game", s.env.App.Words.Game(d.game(s.day)), 20, true, false)
	parts.shown = d.puzzle(s.day)
	state := d.state(s.day)
	if parts.shown != nil {
		parts.stars = sprites.Rect{X: c.X, Y: c.Y, W: min(110*c.Text, c.W), H: 22 * c.Text}
		c.Y += parts.stars.H + 2*c.Text
		c.Words("puzzles.daily.grade", w.T(key.TrainGrade, "n", parts.shown.Grade), 15, false, true)
	}
	if s.day == d.today {
		c.Words("puzzles.daily.date", d.date(s.day), 15, false, true)
	}
	c.Words("puzzles.daily.state", d.said(state), 16, false, false)
	if run := d.runText(); run != "" {
		c.Words("puzzles.daily.run", run, 16, true, false)
		c.Nodes[len(c.Nodes)-1].Accent = true
	}
	c.X, c.W, c.Y = x, whole, max(c.Y, top+side+c.Gap)
	if parts.shown == nil && state != dayAhead {
		s.waiting(c, "puzzles.daily", d.game(s.day))
		return
	}
	solve, style := key.DailySolve, ui.MainButton
	if state >= daySolved {
		solve, style = key.DailyAgain, ui.PlainButton
	}
	button := ui.Node{ID: "puzzles.daily.solve", Label: w.T(solve), Icon: "play", Style: style, Disabled: state == dayAhead, First: true, Press: s.solve}
	c.Add(ui.Node{ID: "puzzles.daily.board", Role: ui.RoleButton, Label: ui.Joined(d.title(s.day), button.Label), Rect: parts.board, Disabled: button.Disabled, Press: s.solve})
	if state == dayAhead {
		c.Button(button)
		return
	}
	c.Pair(button, ui.Node{ID: "puzzles.daily.share", Label: w.T(key.DailyShare), Icon: "share", Style: ui.PlainButton,
		Press: func() { shareDaily(s.env, s.day) }})
}

// solve opens the puzzle of the day that is looked at.
func (s *puzzlesScene) solve() {
	if q := s.env.Puzzles.days().queue(s.day); q != nil {
		s.env.Puzzles.show(q, s.env.App.Push)
	}
}

// waiting says that puzzles are on their way, or cannot be had now.
func (s *puzzlesScene) waiting(c *ui.Column, id string, games ...string) {
	w := s.env.App.Words
	if s.env.Puzzles.coming(games) {
		c.Words(id+".waits", w.T(key.TrainLoading), 16, false, true)
		return
	}
	c.Words(id+".waits", w.T(s.env.Puzzles.lacking(games...)), 16, false, true)
	c.Button(ui.Node{ID: id + ".retry", Label: w.T(key.TrainRetry), Style: ui.PlainButton, Press: func() { s.env.Puzzles.want(s.env.Puzzles.games("")...) }})
}

// training chooses what is to be trained, and says how that goes.
func (s *puzzlesScene) training(c *ui.Column, parts *puzzlesParts) {
	w, book := s.env.App.Words, s.env.Puzzles
	choice := &book.choice
	c.Heading("puzzles.training", w.T(key.TrainSection))
	list := []ui.Choice{{ID: "puzzles.game.all", Label: w.T(key.StatisticsGameAll), Checked: choice.game == "", Pick: func() { s.choose(puzzleChoice{}) }}}
	for _, game := range book.games("") {
		list = append(list, ui.Choice{ID: "puzzles.game." + game, Label: s.env.App.Words.Game(game), Checked: choice.game == game, Pick: func() { s.choose(puzzleChoice{game: game}) }})
	}
	c.Chips(w.T(key.StatisticsGame), list)
	if !book.has(choice.game) {
		s.waiting(c, "puzzles.training", book.games(choice.game)...)
		return
	}
	s.progress(c, parts)
	s.kinds(c)
	s.grade(c)
	c.Button(ui.Node{ID: "puzzles.train", Label: w.T(key.TrainStart), Icon: "play", Style: ui.MainButton, Press: s.train})
	if own := len(s.env.Prefs.Settings.Puzzles.Own()); own > 0 {
		label := w.T(key.TrainOwn, "n", own)
		c.Button(ui.Node{ID: "puzzles.own", Label: label, Icon: "review", Style: ui.PlainButton, Size: 17, Press: func() {
			if q := newPuzzleList(s.env, label, ownPuzzles(s.env), true); q != nil {
				book.show(q, s.env.App.Push)
			}
		}})
	}
}

// choose chooses what is to be trained.
func (s *puzzlesScene) choose(to puzzleChoice) {
	s.env.Puzzles.choice = to
	s.env.Sound.Tap()
}

// progress says how many are solved, and how well that goes.
func (s *puzzlesScene) progress(c *ui.Column, parts *puzzlesParts) {
	w, book := s.env.App.Words, s.env.Puzzles
	solved, all := 0, 0
	var ratings []string
	for _, game := range book.games(book.choice.game) {
		x := book.standing(game)
		solved, all = solved+x.solved, all+x.all
		switch {
		case book.choice.game != "":
			ratings = []string{w.T(key.TrainRating, "n", x.now.Shown(), "sure", x.now.Unsure())}
		case len(x.tried) > 0:
			ratings = append(ratings, ui.Joined(s.env.App.Words.Game(game), strconv.Itoa(x.now.Shown())))
		}
	}
	c.Words("puzzles.solved", w.T(key.TrainOf, "n", solved, "all", all), 16, false, true)
	h := progressHeight * c.Text
	parts.bar, parts.share = sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: h}, float64(solved)/float64(max(all, 1))
	c.Y += h + c.Gap
	if len(ratings) > 0 {
		said := strings.Join(ratings, ui.Parting)
		if book.choice.game == "" {
			said = w.T(key.TrainRatings) + ui.Parting + said
		}
		s.parted(c, "puzzles.rating", said)
	}
	if d := book.diary(); d.LongestRun() > 0 {
		s.parted(c, "puzzles.run", w.T(key.TrainRun, "n", d.Run())+ui.Parting+w.T(key.TrainBest, "n", d.LongestRun()))
	}
}

// parted adds words that are broken at their dots.
func (s *puzzlesScene) parted(c *ui.Column, id, text string) {
	c.Words(id, text, 15, false, false)
	n := &c.Nodes[len(c.Nodes)-1]
	n.Lines = ui.WrapParts(s.env.App.Fonts, text, sprites.Medium, n.Size, c.W)
	more := n.Size*1.3*float64(len(n.Lines)) - n.Rect.H
	n.Rect.H += more
	c.Y += more
}

// kinds chooses the kind of puzzle among those that there are.
func (s *puzzlesScene) kinds(c *ui.Column) {
	w, book := s.env.App.Words, s.env.Puzzles
	has := make(map[puzzle.Kind]bool)
	for _, game := range book.games(book.choice.game) {
		for i := range book.of(game).list {
			has[book.of(game).list[i].Kind] = true
		}
	}
	if len(has) < 2 {
		return
	}
	pick := func(id, label string, k puzzle.Kind) ui.Choice {
		return ui.Choice{ID: "puzzles.kind." + id, Label: label, Checked: book.choice.kind == k, Pick: func() {
			to := book.choice
			to.kind = k
			s.choose(to)
		}}
	}
	list := []ui.Choice{pick("any", w.T(key.TrainAny), 0)}
	for _, k := range puzzle.Kinds() {
		if has[k] {
			list = append(list, pick(k.String(), w.Of(key.TrainKinds, k.String()), k))
		}
	}
	c.Choices(w.T(key.TrainKind), list)
}

// fitting is the grade that fits the person in what is chosen.
func (s *puzzlesScene) fitting() int {
	book := s.env.Puzzles
	sum, games := 0, book.games(book.choice.game)
	for _, game := range games {
		sum += diary.Fitting(book.standing(game).now)
	}
	return (sum + len(games)/2) / len(games)
}

// grade chooses how hard the puzzles are to be.
func (s *puzzlesScene) grade(c *ui.Column) {
	fit := s.fitting()
	now := s.env.Puzzles.choice.grade
	if now == 0 {
		now = fit
	}
	to := func(grade int) func() {
		if grade < 1 || grade > puzzle.Grades {
			return nil
		}
		return func() {
			x := s.env.Puzzles.choice
			if x.grade = grade; grade == fit {
				x.grade = 0
			}
			s.choose(x)
		}
	}
	c.Stepper("puzzles.grade", s.env.App.Words.T(key.TrainLevel, "n", fit), strconv.Itoa(now), to(now-1), to(now+1))
}

// train begins to train.
func (s *puzzlesScene) train() {
	x := s.env.Puzzles.choice
	if q := newTrainer(s.env, x.game, x.kind, x.grade); q != nil {
		s.env.Puzzles.show(q, s.env.App.Push)
	}
}

// rush offers the rush.
func (s *puzzlesScene) rush(c *ui.Column) {
	w, book := s.env.App.Words, s.env.Puzzles
	c.Heading("puzzles.rush", w.T(key.RushTitle))
	c.Words("puzzles.rush.about", w.T(key.RushAbout), 16, false, true)
	name, through := w.T(key.StatisticsGameAll), rushAll
	if game := book.choice.game; game != "" {
		name, through = s.env.App.Words.Game(game), game
	}
	if best := book.diary().Best(through); best > 0 {
		name += ui.Parting + w.T(key.RushBest, "n", best)
	}
	s.parted(c, "puzzles.rush.best", name)
	c.Button(ui.Node{ID: "puzzles.rush.start", Label: w.T(key.RushStart), Icon: "clock", Style: ui.PlainButton, Disabled: !book.has(book.choice.game), Press: func() {
		if q := newRush(s.env, book.choice.game); q != nil {
			book.show(q, s.env.App.Push)
		}
	}})
}
