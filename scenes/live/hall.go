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

// sayEvery is the minimum time between two notes, because servers limit the messages of a connection.
const sayEvery = 200 * time.Millisecond

// A Hall is a table at which no one plays. Its maker leaves notes for everyone who has its link, and the keys of the
// tables where they play are derived from the secret in that link.
type Hall struct {
	tables *Tables
	page   string
	joining
	// at is the link to this device's seat, secret the watchers' secret; both are empty until the hall is made.
	at     link.Table
	secret string

	heard   int           // notes already read
	saidAt  time.Duration // when the last note was sent
	full    bool          // the server refused a note
	present wire.Present
	ended   wire.Code
	games   map[string]*joining // of the tables whose games are watched, by Place.String
}

// NewHall returns a new secret key for a hall.
func (t *Tables) NewHall() string { return t.Platform.Secret() }

// Convene makes the hall with a key, or rejoins it as its maker. It returns nil where there is no server.
func (t *Tables) Convene(secret string, setup table.Setup) *Hall {
	page, ok := t.maker(true)
	if !ok || !t.reaches(page) {
		return nil
	}
	setup.Private, setup.Hall = true, true
	h := &Hall{tables: t, page: page, games: make(map[string]*joining)}
	h.making = h.make(secret, setup)
	return h
}

// Attend joins the hall of a link. It returns nil where there is no server.
func (t *Tables) Attend(to link.Table) *Hall {
	page := t.pageOf(to)
	if !t.reaches(page) || page == nearPage && !t.becomeHost() {
		return nil
	}
	to.Page = page
	return &Hall{tables: t, page: page, at: to, secret: to.Secret, joining: joining{seat: t.seat(to)}, games: make(map[string]*joining)}
}

func (h *Hall) make(secret string, setup table.Setup) *remote.Making {
	return h.tables.request(h.page, wire.Make{Key: secret, Setup: setup})
}

// Tick keeps the connections going and reports whether anything changed. It must be called in every tick in which
// the hall is in use.
func (h *Hall) Tick() (changed bool) {
	h.tables.use(h)
	now := h.tables.Clock()
	if h.making != nil {
		made, why := h.making.Tick(now)
		if made != nil {
			h.making, h.secret = nil, made.Secrets[table.Watcher]
			h.at = linkTo(h.page, made, table.Maker)
			h.seat = h.tables.seat(h.at)
		}
		h.ended = max(h.ended, why)
		changed = made != nil || why != 0
	}
	if h.seat != nil {
		for _, happened := range h.seat.Tick(now) {
			changed = true
			h.handle(happened)
		}
	}
	for _, f := range h.games {
		changed = f.watch(h, now) || changed
	}
	return changed
}

func (h *Hall) handle(happened remote.Happening) {
	switch happened := happened.(type) {
	case remote.Presence:
		h.present = happened.Present
	case remote.Refused:
		h.full = true
	case remote.Ended:
		h.ended = happened.Code
	}
}

func (f *joining) watch(h *Hall, now time.Duration) (changed bool) {
	if f.making != nil {
		made, why := f.making.Tick(now)
		if made != nil {
			f.seat = h.tables.seat(linkTo(h.page, made, table.Watcher))
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
	h.joining.wake()
	for _, f := range h.games {
		f.wake()
	}
}

// online implements view. A connection that the server has closed for good counts too, as the server answered.
func (h *Hall) online() bool { return h.seat != nil && h.seat.Online() || h.ended != 0 }

// server implements view.
func (h *Hall) server() string { return h.page }

// disconnect implements view.
func (h *Hall) disconnect() {
	h.close()
	for _, f := range h.games {
		f.close()
	}
}

// Table returns the hall as a table, nil before it has been joined. Its setup is that of the games.
func (h *Hall) Table() *table.Table {
	if h.seat == nil {
		return nil
	}
	return h.seat.Table()
}

// At returns the link for everyone who comes, with the page as this device knows it; the zero value before the hall
// is made.
func (h *Hall) At() link.Table {
	if h.secret == "" {
		return link.Table{}
	}
	return link.Table{Page: h.page, Name: h.at.Name, Secret: h.secret}
}

// Trouble returns why the server ended this page's connection for good, or None.
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
	case wire.TooMany:
		return key.TableMany
	}
	return key.TableRefused
}

// Here returns the number of devices connected besides the maker's.
func (h *Hall) Here() int { return h.present.Watching }

// Heard returns the notes that came since the last call.
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

// Ready reports whether the maker can leave a note now.
func (h *Hall) Ready() bool {
	return !h.full && h.seat != nil && h.seat.Online() && !h.seat.Waiting() && h.tables.Clock()-h.saidAt >= sayEvery
}

// Say leaves a note, sealed.
func (h *Hall) Say(text string) {
	if h.Ready() {
		h.saidAt = h.tables.Clock()
		h.seat.Do(table.Event{Kind: table.Noted, Note: seal.Seal(h.secret, h.tables.Platform.Secret(), text)})
	}
}

// A Place is a table of the hall: the round and the table's number in it, both from 0.
type Place struct{ Round, Table int }

func (p Place) String() string { return strconv.Itoa(p.Round+1) + "." + strconv.Itoa(p.Table+1) }

// setup returns the setup of a table of the hall: dealt anew for each round, with the first turn for the maker.
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

// ask requests a table of the hall; nil before the hall has been joined.
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

// Follow watches the games of the given tables, and stops watching all others.
func (h *Hall) Follow(places []Place) {
	wanted := make(map[string]bool)
	for _, p := range places {
		name := p.String()
		wanted[name] = true
		if h.games[name] == nil {
			if making := h.ask(p); making != nil {
				h.games[name] = &joining{making: making}
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

// Game returns the first game of a watched table, who has its near side, and how many of its players have come; nil
// before the table is known.
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
	m, near, _ = f.seat.Game(0)
	return m, near, came
}

// A Sitting describes a player who sits down at a table of a hall.
type Sitting struct {
	Seat table.Seat
	// Names are the players' names by seat; Tag is added to the game's record.
	Names [2]string
	Tag   match.Tag
}

// Sit joins a table of the hall and opens its game over the present page.
func (h *Hall) Sit(p Place, as Sitting) {
	if making := h.ask(p); making != nil {
		h.tables.ask(&pending{page: h.page, joining: joining{making: making}, sitting: &as}, key.TableJoining)
	}
}

// Links shows the link to the hall.
func (h *Hall) Links() { h.tables.App.Push(newHallLink(h)) }
