package records

import (
	"tidepool/play/match"
	"tidepool/play/shelf"
	"tidepool/play/statistics"
	"tidepool/scenes/board"
	"tidepool/scenes/played"
)

// favourites finds how a filter's latest games began, reading one record per tick and caching it.
type favourites struct {
	env    *Services
	read   map[string]beginning // by id
	filter statistics.Filter
	book   *statistics.Book // source of games
	games  []*shelf.Summary
	next   int // index into games
	ready  bool
	list   []favourite
}

type beginning struct {
	statistics.Beginning
	of *shelf.Summary
}

type favourite struct {
	statistics.Opening
	board *board.Diagram
}

const shownOpenings = 3

func (v *favourites) want(f statistics.Filter) {
	if book := v.env.tally.book; f != v.filter || book != v.book {
		*v = favourites{env: v.env, read: v.read, filter: f, book: book}
		if f.Game != "" {
			v.games = v.env.tally.latest(f)
		}
	}
}

// tick reads another record, and reports whether the openings have just become known.
func (v *favourites) tick() bool {
	if v.ready {
		return false
	}
	for v.next < len(v.games) {
		g := v.games[v.next]
		v.next++
		if known, ok := v.read[g.ID]; ok && known.of == g {
			continue
		}
		v.look(g)
		return false
	}
	v.ready = true
	v.find()
	return true
}

func (v *favourites) look(g *shelf.Summary) {
	if v.read == nil {
		v.read = make(map[string]beginning)
	}
	b := beginning{statistics.Beginning{ID: g.ID, Rules: g.Options, Score: played.Score(g)}, g}
	if m, err := v.begun(g.ID, statistics.MostOpening); err == nil {
		b.Rules += "\n" + m.At(0).String()
		b.Words = m.Words()
	}
	v.read[g.ID] = b
}

func (v *favourites) begun(id string, turns int) (*match.Match, error) {
	record, err := shelf.Record(v.env.Shelf, id)
	if err != nil {
		return nil, err
	}
	return match.ReadBeginning(record, v.env.Games, turns)
}

func (v *favourites) find() {
	var games []statistics.Beginning
	for _, g := range v.games {
		games = append(games, v.read[g.ID].Beginning)
	}
	for _, o := range statistics.Openings(games, shownOpenings) {
		m, err := v.begun(o.ID, len(o.Words))
		if err != nil {
			continue
		}
		d, err := board.NewDiagram(v.env.Looks.Of(v.filter.Game), m.Position(), "", v.env.Looks.Style())
		if err == nil {
			v.list = append(v.list, favourite{o, d})
		}
	}
}
