package live

import (
	"strconv"
	"time"

	"tidepool/locale/key"
	"tidepool/play/link"
	"tidepool/play/match"
	"tidepool/play/table"
	"tidepool/play/table/remote"
	"tidepool/play/table/seal"
	"tidepool/play/table/wire"
	"tidepool/rules"
)

// sayEvery is between two notes: a server hears so many messages only.
const sayEvery = 200 * time.Millisecond

// A Hall is a table at which nobody plays: its maker tells in notes what those who have its link are to know, and
// from the secret that they share come the tables they play at.
type Hall struct {
	tables *Tables
	page   string
	making *remote.Making // nil once it is made
	// at is the own seat, secret that of those who watch; empty until it is made.
	at     link.Table
	secret string
	seat   *remote.Seat

	heard   int // notes that have been read
	said    time.Duration
	full    bool // no more notes are taken
	present wire.Present
	ended   wire.Code
	games   map[string]*followed // by their names in the hall
}

// A followed table is one of the hall's whose game is looked at.
type followed struct {
	making *remote.Making
	seat   *remote.Seat // nil until it is made
}

// NewHall is the key of a hall that nobody knows.
func (t *Tables) NewHall() string { return t.Platform.Secret() }

// Convene makes the hall of a key, or comes back to it; nil where there is no server.
func (t *Tables) Convene(secret string, setup table.Setup) *Hall {
	page, ok := t.maker(true)
	if !ok || t.Net.Dial == nil || t.Clock == nil || !link.IsPage(page) {
		return nil
	}
	setup.Private, setup.Hall = true, true
	h := &Hall{tables: t, page: page, games: make(map[string]*followed)}
	h.making = h.make(secret, setup)
	return h
}

// Attend follows the hall that a link leads to; nil where there is no server.
func (t *Tables) Attend(to link.Table) *Hall {
	page := t.at(to)
	if t.Net.Dial == nil || t.Clock == nil || !link.IsPage(page) || page == nearPage && !t.host() {
		return nil
	}
	to.Page = page
	return &Hall{tables: t, page: page, at: to, secret: to.Secret, seat: t.seat(to), games: make(map[string]*followed)}
}

func (h *Hall) make(secret string, setup table.Setup) *remote.Making {
	t := h.tables
	return remote.Make(remote.Options{Dial: t.dial(h.page), Random: t.Rand.Float64}, wire.Make{Key: secret, Setup: setup})
}

// Tick does what is to be done as long as the hall is seen, and reports whether there is news.
func (h *Hall) Tick() (changed bool) {
	h.tables.see(h)
	now := h.tables.Clock()
	if h.making != nil {
		made, why := h.making.Tick(now)
		if made != nil {
			h.making, h.secret = nil, made.Secrets[table.Watcher]
			h.at = link.Table{Page: h.page, Name: made.Table, Secret: made.Secrets[table.Maker]}
			h.seat = h.tables.seat(h.at)
		}
		h.ended = max(h.ended, why)
		changed = made != nil || why != 0
	}
	if h.seat != nil {
		for _, happened := range h.seat.Tick(now) {
			changed = true
			h.hear(happened)
		}
	}
	for _, f := range h.games {
		changed = f.tick(h, now) || changed
	}
	return changed
}

func (h *Hall) hear(happened remote.Happening) {
	switch happened := happened.(type) {
	case remote.Presence:
		h.present = happened.Present
	case remote.Refused:
		h.full = true
	case remote.Ended:
		h.ended = happened.Code
	}
}

func (f *followed) tick(h *Hall, now time.Duration) (changed bool) {
	if f.making != nil {
		made, why := f.making.Tick(now)
		if made != nil {
			f.seat = h.tables.seat(link.Table{Page: h.page, Name: made.Table, Secret: made.Secrets[table.Watcher]})
		}
		if made != nil || why != 0 {
			f.making = nil
		}
	}
	return f.seat != nil && len(f.seat.Tick(now)) > 0
}

// wake implements view.
func (h *Hall) wake() {
	h.ended = 0
	if h.seat != nil {
		h.seat.Wake()
	}
	for _, f := range h.games {
		if f.seat != nil {
			f.seat.Wake()
		}
	}
}

// rest implements view.
func (h *Hall) rest() {
	if h.making != nil {
		h.making.Close()
	}
	if h.seat != nil {
		h.seat.Close()
	}
	for _, f := range h.games {
		f.close()
	}
}

func (f *followed) close() {
	if f.making != nil {
		f.making.Close()
	}
	if f.seat != nil {
		f.seat.Close()
	}
}

// Table is the hall as a table, nil before it is known; its setup is that of its games.
func (h *Hall) Table() *table.Table {
	if h.seat == nil {
		return nil
	}
	return h.seat.Table()
}

// At is the link of all who come, with a page as this device asks it; its zero value is none yet.
func (h *Hall) At() link.Table {
	if h.secret == "" {
		return link.Table{}
	}
	return link.Table{Page: h.page, Name: h.at.Name, Secret: h.secret}
}

// Trouble is why the server has nothing more to do with this page, None as long as it has.
func (h *Hall) Trouble() key.Text {
	switch h.ended {
	case 0:
		return key.None
	case wire.Unknown:
		return key.TableUnknown
	case wire.Version:
		return key.TableVersion
	case wire.Newer:
		return key.ClubNewer
	}
	return key.TableRefused
}

// Here is how many devices are there beside the maker's.
func (h *Hall) Here() int { return h.present.Watching }

// Heard are the notes that have come since the last call.
func (h *Hall) Heard() (list []string) {
	t := h.Table()
	if t == nil {
		return nil
	}
	for ; h.heard < len(t.Notes()); h.heard++ {
		if text, ok := seal.Open(h.secret, t.Notes()[h.heard]); ok {
			list = append(list, text)
		}
	}
	return list
}

// Ready reports whether the maker can say something now.
func (h *Hall) Ready() bool {
	return !h.full && h.seat != nil && h.seat.Online() && !h.seat.Waiting() && h.tables.Clock()-h.said >= sayEvery
}

// Say leaves a note.
func (h *Hall) Say(text string) {
	if h.Ready() {
		h.said = h.tables.Clock()
		h.seat.Do(table.Event{Kind: table.Noted, Note: seal.Seal(h.secret, h.tables.Platform.Secret(), text)})
	}
}

// A Place is a table of the hall: of a round, and which of it.
type Place struct{ Round, Table int }

func (p Place) String() string { return strconv.Itoa(p.Round+1) + "." + strconv.Itoa(p.Table+1) }

// setup is what is played at a table of the hall: what is dealt is dealt anew for each round, and the first of the
// two begins.
func (h *Hall) setup(p Place) (table.Setup, error) {
	t := h.Table()
	s := t.Setup()
	s.Options = t.Redeal(func() string {
		return strconv.FormatUint(seal.Number(h.secret, "deal "+strconv.Itoa(p.Round+1), 1e9), 10)
	})
	s.Keys, s.Private, s.Hall = [3]string{}, false, false
	m, err := match.New(match.Setup{Game: t.Match().Game(), Options: s.Options})
	if err == nil && m.First() == rules.Far {
		s.Near = table.Guest
	}
	return s, err
}

// ask asks for a table of the hall; nil before that is known.
func (h *Hall) ask(p Place) *remote.Making {
	if h.Table() == nil {
		return nil
	}
	setup, err := h.setup(p)
	if err != nil {
		return nil
	}
	return h.make(seal.Derive(h.secret, p.String()), setup)
}

// Follow looks at the games of some tables, and at no others any more.
func (h *Hall) Follow(places []Place) {
	wanted := make(map[string]bool)
	for _, p := range places {
		name := p.String()
		wanted[name] = true
		if h.games[name] == nil {
			if making := h.ask(p); making != nil {
				h.games[name] = &followed{making: making}
			}
		}
	}
	for name, f := range h.games {
		if !wanted[name] {
			f.close()
			delete(h.games, name)
		}
	}
}

// Game is the first game of a table that is looked at, the seat of its near side, and who has come; nil before
// it is known.
func (h *Hall) Game(p Place) (m *match.Match, near table.Seat, came int) {
	f := h.games[p.String()]
	if f == nil || f.seat == nil || f.seat.Table() == nil {
		return nil, 0, 0
	}
	t := f.seat.Table()
	for _, s := range []table.Seat{table.Maker, table.Guest} {
		if t.Sat(s) {
			came++
		}
	}
	if past := f.seat.Past(); len(past) > 0 {
		return past[0].Match, past[0].Near, came
	}
	return t.Match(), t.Seat(rules.Near), came
}

// A Sitting is who sits down at a table of a hall.
type Sitting struct {
	Seat table.Seat
	// Names are those of both seats, Tag is noted of the game.
	Names [2]string
	Tag   match.Tag
}

// Sit sits down at a table of the hall.
func (h *Hall) Sit(p Place, as Sitting) {
	if making := h.ask(p); making != nil {
		h.tables.ask(&asking{page: h.page, making: making, sitting: &as}, key.TableJoining)
	}
}

// Links shows the link by which others come, with other buttons.
func (h *Hall) Links() { h.tables.App.Push(newHallLink(h)) }
