package newgame

import (
	"errors"

	"tidepool/locale/key"
	"tidepool/play/lessons"
	"tidepool/play/puzzle"
	"tidepool/rules"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// lead offers the lesson first.
func (n *page) lead(c *ui.Column, f ui.Frame) {
	if !n.low(f) || f.H > lowest { // else the doors need the room
		c.Words("learn.offer", n.env.App.Words.T(key.LearnOffer, "game", n.env.App.Words.Game(n.info.ID)), 15, false, true)
	}
	lesson, _ := n.lessonButton()
	lesson.Style, lesson.First = ui.MainButton, true
	c.Button(lesson)
	c.Y += c.Gap * 0.3
}

func (n *page) lessonButton() (b ui.Node, ok bool) {
	course, err := lessons.For(n.info.ID)
	if err != nil {
		return ui.Node{}, false
	}
	w := n.env.App.Words
	label, icon := w.T(key.LearnLesson), "learn"
	switch done := n.env.Prefs.Settings.Lessons[n.info.ID].Done; {
	case done >= len(course.Steps):
		icon = "check"
	case done > 0:
		label = w.T(key.LearnGoon, "n", done+1, "of", len(course.Steps))
	}
	return ui.Node{ID: "newgame.lesson", Label: label, Icon: icon, Style: ui.PlainButton, Press: func() { n.env.Open.Lesson(n.game) }}, true
}

// ways adds what else can be done with the game; led reports that the lesson was offered already.
func (n *page) ways(c *ui.Column, led bool) {
	w := n.env.App.Words
	way := func(id string, label key.Text, icon string, press func()) ui.Node {
		return ui.Node{ID: "newgame." + id, Label: w.T(label), Icon: icon, Style: ui.PlainButton, Press: press}
	}
	var list []ui.Node
	if lesson, ok := n.lessonButton(); ok {
		if !led {
			list = append(list, lesson)
		}
		list = append(list, way("rules.page", key.LearnRules, "help", func() { n.env.Open.Rules(n.game, nil) }))
	}
	if puzzle.Offered(n.info.ID) {
		list = append(list, way("puzzles", key.TrainTitle, "star", func() { n.env.App.Push(n.env.Open.Puzzles(n.info.ID)) }))
	}
	if _, ok := n.game.(rules.Arranger); ok {
		list = append(list, way("analysis", key.SetupTitle, "review", n.setUp))
	}
	list = append(list, way("club", key.ClubTitle, "list", func() { n.env.App.Push(n.env.Open.Club(n.game)) }))
	if n.env.Broker != nil {
		list = append(list, way("watch", key.NewgameDemo, "play", n.demoSheet))
	}
	for len(list) > 1 {
		n.abreast(c, list[0], list[1])
		list = list[2:]
	}
	for _, b := range list {
		b.Size = 15
		c.Button(b)
	}
}

func (n *page) abreast(c *ui.Column, a, b ui.Node) {
	const size = 15
	a.Size, b.Size = size, size
	w := (c.W - 8*c.Text) / 2
	if wide := max(n.env.App.Fonts.Width(a.Label, sprites.Bold, size*c.Text), n.env.App.Fonts.Width(b.Label, sprites.Bold, size*c.Text)); wide+46*c.Text > w {
		c.Button(a)
		c.Button(b)
		return
	}
	c.Abreast(w, a, b)
}

func (n *page) setUp() {
	if p := n.env.Open.SetUp(n.game, n.rules.Begun(), nil, ""); p != nil {
		n.env.App.Push(p)
	} else {
		n.failed(errNoSetup)
	}
}

var errNoSetup = errors.New("no position to set up")

// ratedPart adds rated games, which are not mentioned before a first game is finished.
func (n *page) ratedPart(c *ui.Column) {
	w, id := n.env.App.Words, n.info.ID
	counted := n.env.Prefs.Settings.Ratings[id].Games() > 0
	if n.env.Broker == nil || !n.env.Rater.Measured(n.info.ID) || !counted && !n.finished() {
		return
	}
	said := w.T(key.RatingNew)
	if counted {
		p := n.env.Rater.Rating(id)
		said = w.T(key.RatingYours, "n", p.Shown(), "sure", p.Unsure())
	}
	const size = 15
	play := n.env.Rater.Button("newgame.rated", n.game, key.RatingPlay, n.clocks[settings.AgainstEngine].pair)
	play.Size = size
	page := ui.Node{ID: "newgame.rating.page", Role: ui.RoleButton, Label: w.T(key.RatingPage), Text: " ", Icon: "chart", Style: ui.QuietButton, Size: 18 * c.Text,
		Press: func() { n.env.App.Push(n.env.Open.Rating(id)) }}
	x, whole, y, side := c.X, c.W, c.Y, 46*c.Text
	abreast := n.env.App.Fonts.Width(play.Label, sprites.Bold, size*c.Text)+48*c.Text <= whole-side
	if !abreast { // the button is beside the words
		c.W -= side
	}
	c.Words("newgame.rating", said, 14, false, true)
	if !abreast {
		c.Y = max(c.Y, y+side+c.Gap*0.6)
		page.Rect = sprites.Rect{X: x + whole - side, Y: y + (c.Y-c.Gap*0.6-y-side)/2, W: side, H: side}
		c.Add(page)
		c.W = whole
	} else {
		y, c.W = c.Y, whole-side
	}
	c.Button(play)
	if abreast {
		page.Rect = sprites.Rect{X: x + whole - side, Y: y + (c.Y-c.Gap-y-side)/2, W: side, H: side}
		c.Add(page)
	}
	c.W = whole
}
