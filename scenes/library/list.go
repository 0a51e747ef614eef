package library

import (
	"cmp"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/scenes/bylink"
	"tidepool/scenes/played"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

type savedList struct {
	env   *Services
	list  ui.LongList
	rows  []savedLine
	found []*shelf.Summary
	has   variety
	by    listedBy
	at    time.Time // time of the search, in the player's time zone
	days  []string  // the widest ones
	shape cardShape
	known map[cardKind]*knownCard
	laid  map[string]*laidCard // by id
	// counts are how many lines a text takes, for texts on many cards.
	counts map[string]int
}

type savedLine struct {
	first, n int
	headed   bool // a group begins in it
}

// An order is the order of games: by last change, unfinished ones first, or by number of turns.
type order uint8

const (
	newest order = iota
	oldest
	longest
)

type listedBy struct {
	of       *shelf.Summary
	games    int
	query    string
	filter   savedFilter
	order    order
	language string
	day      int  // of the year
	lacks    bool // characters whose widths are not known yet
}

type knownCard struct {
	savedCard
	text  string // that a search looks in
	lines int    // of words, without the facts
}

const mostLaid = 2000

func (l *savedList) find(games []shelf.Summary, query string, filter savedFilter, in order) {
	now := l.env.Now().Local()
	by := listedBy{games: len(games), query: query, filter: filter, order: in, language: l.env.App.Words.Tag(), day: now.YearDay(), lacks: l.env.App.Fonts.WantsFallback()}
	if len(games) > 0 {
		by.of = &games[0]
	}
	if by == l.by {
		return
	}
	if by.language != l.by.language || by.lacks != l.by.lacks || l.known == nil {
		l.known = make(map[cardKind]*knownCard)
	}
	l.by, l.laid, l.shape = by, make(map[string]*laidCard), cardShape{}
	l.at, l.days = now, longestDays(l.env.App.Words)
	words := strings.Fields(strings.ToLower(query))
	l.found, l.has = nil, variety{}
	for i := range games {
		g := &games[i]
		l.has.note(g)
		if filter.passes(g, l.at) && l.fits(g, words) {
			l.found = append(l.found, g)
		}
	}
	l.sort(in)
}

// sort sorts the games found, which are newest first, in another order.
func (l *savedList) sort(in order) {
	ended := func(g *shelf.Summary) int {
		switch {
		case g.Over() || played.IsAnalysis(g):
			return 2
		case g.Unbegun():
			return 1
		}
		return 0
	}
	if in == oldest {
		slices.Reverse(l.found)
	}
	slices.SortStableFunc(l.found, func(a, b *shelf.Summary) int {
		if in == longest {
			return cmp.Compare(b.Ply, a.Ply)
		}
		return cmp.Compare(ended(a), ended(b))
	})
}

func (l *savedList) fits(g *shelf.Summary, words []string) bool {
	if len(words) == 0 {
		return true
	}
	k := l.card(g)
	if k.text == "" {
		k.text = strings.ToLower(strings.Join(slices.Concat([]string{k.title, k.game, k.how}, k.who, k.extra), "\n"))
	}
	return !slices.ContainsFunc(words, func(word string) bool { return !strings.Contains(k.text, word) })
}

func (l *savedList) card(g *shelf.Summary) *knownCard {
	kind := kindOf(g)
	k := l.known[kind]
	if k == nil {
		k = &knownCard{savedCard: cardOf(l.env.App.Words, g)}
		l.known[kind] = k
	}
	return k
}

func (l *savedList) arrange(shape cardShape) {
	if l.shape == shape {
		return
	}
	l.shape, l.rows, l.laid, l.counts = shape, nil, make(map[string]*laidCard), make(map[string]int)
	for _, k := range l.known {
		k.lines = 0
	}
	for i := range l.found {
		last, begins := len(l.rows)-1, l.begins(i)
		if last < 0 || l.rows[last].n == shape.columns || begins && l.rows[last].n+l.group(i, shape.columns) > shape.columns {
			l.rows = append(l.rows, savedLine{first: i})
			last++
		}
		l.rows[last].n++
		l.rows[last].headed = l.rows[last].headed || begins
	}
	l.list.Measure(len(l.rows), func(i int) float64 {
		row, high := l.rows[i], 0.0
		for _, g := range l.found[row.first : row.first+row.n] {
			high = max(high, shape.height(l, g))
		}
		return l.headingHigh(row) + high + shape.gap
	})
}

func (l *savedList) headingHigh(row savedLine) float64 {
	if row.headed {
		return l.shape.heading
	}
	return 0
}

// begins reports whether a group begins with game i.
func (l *savedList) begins(i int) bool {
	return i == 0 || l.heading(l.found[i]) != l.heading(l.found[i-1])
}

// group returns how many games of one group follow from game i on, or one more than some if there are more. A group that
// fits beside another one needs no row of its own.
func (l *savedList) group(i, some int) int {
	n := 1
	for n <= some && i+n < len(l.found) && !l.begins(i+n) {
		n++
	}
	return n
}

func (l *savedList) heading(g *shelf.Summary) string {
	if l.by.order == longest {
		return l.env.App.Words.T(key.LibraryOrderLongest)
	}
	return headingOf(l.env.App.Words, g, l.at)
}

func headingOf(w *locale.Locale, g *shelf.Summary, now time.Time) string {
	switch {
	case g.Unbegun():
		return w.T(key.GamesNew)
	case !g.Over() && !played.IsAnalysis(g):
		return w.T(key.LibraryGoing)
	}
	t := g.Changed.In(now.Location())
	switch days := wording.DaysBetween(t, now); {
	case days <= 0:
		return w.T(key.LibraryToday)
	case days == 1:
		return w.T(key.LibraryYesterday)
	case days < 7:
		return w.T(key.LibraryWeek)
	}
	return wording.MonthName(w, t.Year(), int(t.Month()))
}

const openID = "games.open."

// focused returns the game whose card, or a button of it, has the focus; -1 for none.
func (l *savedList) focused() int {
	id, ok := strings.CutPrefix(l.env.App.Focus.ID(), openID)
	if !ok {
		return -1
	}
	id, _, _ = strings.Cut(id, ".")
	return slices.IndexFunc(l.found, func(g *shelf.Summary) bool { return g.ID == id })
}

// rowOf returns the row that has a game; -1 for none.
func (l *savedList) rowOf(game int) int {
	return slices.IndexFunc(l.rows, func(row savedLine) bool { return game >= row.first && game < row.first+row.n })
}

// longestDays returns the dates that take the most room: if they fit on a card, all do.
func longestDays(w *locale.Locale) []string {
	longest := ""
	for month := time.January; month <= time.December; month++ {
		if day := wording.Date(w, time.Date(2028, month, 28, 0, 0, 0, 0, time.UTC)); utf8.RuneCountInString(day) > utf8.RuneCountInString(longest) {
			longest = day
		}
	}
	return []string{longest, w.T(key.WhenMinutes, "n", 59)}
}

func (l *savedList) whenOf(g *shelf.Summary) string {
	return wording.When(l.env.App.Words, g.Changed.In(l.at.Location()), l.at)
}

func (l *savedList) howOf(g *shelf.Summary, k *knownCard) string {
	if k.over {
		return k.how
	}
	if g.Unbegun() && bylink.Awaits(g) {
		return l.env.App.Words.T(key.TableTitle)
	}
	turn := wording.Going(l.env.App.Words, g.Ply)
	t := l.env.Thumbs.Of(g)
	if t == nil || t.Board == nil {
		return turn
	}
	person, ok := session.Seats(played.Levels(g)).Solo()
	if own := g.Tag(bylink.MineTag); own != "" { // played by links or at a table
		person, ok = t.Mover, own == g.Game.Info().Sides[t.Mover]
	}
	if ok && person == t.Mover {
		return l.env.App.Words.T(key.LibraryYours) + ui.Parting + turn
	}
	return l.env.App.Words.T(key.LibraryToMove, "name", wording.Names(l.env.App.Words, *g)[t.Mover]) + ui.Parting + turn
}
