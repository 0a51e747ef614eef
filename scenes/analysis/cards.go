package analysis

import (
	"slices"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/commentary"
	"tidepool/play/match"
	"tidepool/play/review"
	"tidepool/play/review/reason"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/notes"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A card describes a turn that matters.
type card struct {
	listed
	// head names the turn in words, why is a sentence or two, or "", that does not give away a turn yet to be found.
	head, why string
	board     *board.Board // before the turn
	marks     board.Marks
}

// A placedCard is a card with its board's place on the page.
type placedCard struct {
	*card
	rect sprites.Rect
}

// A cardList is the cards for what is known about a game, rebuilt when that changes.
type cardList struct {
	cards   []card
	words   *locale.Locale // their language
	version int
	found   []review.Moment
	order   order
}

// moments returns all mistakes, the worst first.
func (v *gameReview) moments() []review.Moment {
	v.deal()
	return v.list.found
}

// cards returns the cards of all mistakes, and one of the winner's best turn, in their order.
func (v *gameReview) cards() []card {
	v.deal()
	return v.list.cards
}

func (v *gameReview) deal() {
	h, p := &v.list, v.p
	if v.reviewer == nil || h.words == p.env.App.Words && h.version == v.version {
		return
	}
	*h = cardList{words: p.env.App.Words, version: v.version, found: v.known().Moments(), order: h.order}
	h.order.put(v)
	for _, at := range h.order {
		h.cards = append(h.cards, v.card(at.Moment, at.good))
	}
}

// praised returns the winner's best turn, once everything is known.
func (v *gameReview) praised() (j review.Judged, ok bool) {
	o := v.p.match().Outcome()
	if o.Result != rules.Decisive || !v.reviewer.Done() {
		return j, false
	}
	return v.known().Praised(o.Winner)
}

func (v *gameReview) card(m review.Moment, good bool) card {
	p, w := v.p, v.p.env.App.Words
	before, turn := p.match().At(m.Ply-1), p.match().Turn(m.Ply)
	mark := v.mark(p.match().Node(m.Ply))
	said, begin := key.StudyMoment, mark.String()+" "+locale.Capital(notes.MarkName(w, mark))+ui.Parting
	switch {
	case good:
		said, begin = key.StudyPraise, ""
	case m.Most:
		said = key.StudyCost // no single turn lost the game
	}
	c := card{listed: listed{m, good}, board: board.New(p.Area.Game(), before, p.env.Looks.Style()), marks: board.Shown(turn.Events)}
	c.board.Lay(p.match().Node(m.Ply - 1).Tokens())
	c.head = begin + w.T(said, "n", m.Ply, "name", p.PlayerName(m.By), "turn", p.Area.Speaker().Brief(turn.By, turn.Events))
	c.why = why(p.Area.Speaker(), p.match(), m.Judged, good || v.found[m.Ply])
	return c
}

// why returns what best explains how good a turn was, or "". It names a better turn only if the person has found one.
func why(s commentary.Speaker, m *match.Match, j review.Judged, found bool) string {
	facts := reason.Of(s.Info, review.CaseOf(m, j))
	all := reason.Reasons(facts)
	if found || !slices.ContainsFunc(all, reason.Fact.NamesBetter) {
		return s.Reasons(all)
	}
	if rest := unnamed(facts); len(rest) > 0 {
		return s.Reasons(rest)
	}
	return s.Words.T(key.StudyBetter)
}

// find notes that the person has seen a turn better than the one that led to ply.
func (v *gameReview) find(ply int) {
	v.found[ply] = true
	v.version++
}

// after returns the next mistake of a side to try after the one at ply: its ply, or 0 for none, its number,
// and how many there are.
func (v *gameReview) after(ply int, side rules.Side) (next, n, of int) {
	var list []int
	for _, m := range v.moments() {
		if m.By == side {
			list = append(list, m.Ply)
		}
	}
	if i := slices.Index(list, ply); i+1 < len(list) {
		return list[i+1], i + 2, len(list)
	}
	return 0, 0, len(list)
}

func (v *view) drawBoards(p *sprites.Painter) {
	home := v.p.Area.Game().Home
	for _, c := range v.boards {
		if c.rect.Overlaps(v.room.Body) {
			c.board.Arrange(c.rect, board.Orient(home, false, v.p.bottom()))
			c.board.Draw(p, c.marks)
		}
	}
}
