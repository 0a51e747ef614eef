package live

import (
	"cmp"
	"math/rand/v2"
	"strings"
	"time"

	"tidepool/locale/key"
	"tidepool/play/link"
	"tidepool/play/match"
	"tidepool/play/shelf"
	"tidepool/play/table"
	"tidepool/play/table/remote"
	"tidepool/play/table/wire"
	"tidepool/rules"
	"tidepool/scenes/bylink"
	"tidepool/scenes/device"
	"tidepool/scenes/outbox"
	"tidepool/scenes/pages"
	"tidepool/scenes/store"
	"tidepool/scenes/ui"
)

// A Net makes connections. The zero value is no network.
type Net struct {
	// Dial returns a function that connects to a table server's address. come is called from any goroutine when
	// something has arrived.
	Dial func(url string, come func()) func() remote.Socket
	// Greets asks an address for the name of its protocol, "" for none.
	Greets func(url string) <-chan string
	// Host makes this device a host for nearby devices; nil if it cannot be one.
	Host func() (Host, error)
}

// Services are the dependencies of Tables.
type Services struct {
	App      *ui.App
	Platform device.Platform
	Rand     *rand.Rand
	// Clock returns the time since a fixed moment; nil means no network.
	Clock  func() time.Duration
	Games  []rules.Game
	Shelf  *shelf.Shelf
	Store  *store.Store
	Outbox *outbox.Outbox
	Open   *pages.Registry
	Net    Net
	// Page is the address at the beginning of links; "" means the platform's own.
	Page string
}

// Tables manages the connections to tables. It follows one game's table at a time.
type Tables struct {
	*Services
	line *Line
	// view is the view in use, nil for none; viewed is set if it was used since the last tick.
	view   view
	viewed bool
	hosted Host // the zero value before this device is a host
	// pending is the request for a table in progress, nil for none.
	pending  *pending
	protocol string // the protocol of the page's server
	greeting <-chan string
	// check receives the protocol of a server that cannot be reached.
	check <-chan string
	// checkAt is when to ask it again, onlineAt when the view was last connected. warned is set once the player has been
	// told that the view's server is of another version.
	checkAt, onlineAt time.Duration
	warned            bool
}

func New(s *Services) *Tables { return &Tables{Services: s} }

// page returns the page whose server creates tables: the page of links or, in a program, that of a table in the
// library.
func (t *Tables) page() string {
	if own := cmp.Or(t.Page, t.Platform.Page()); link.IsPage(own) {
		return own
	}
	for _, s := range t.Shelf.Known().Games {
		if at, ok := bylink.AtTable(s); ok && at.Page != "" && !HostedHere(at) {
			return at.Page
		}
	}
	return ""
}

// Look asks the server whether it has tables.
func (t *Tables) Look() {
	if t.Net.Greets != nil && t.Clock != nil && t.greeting == nil && link.IsPage(t.page()) {
		t.greeting = t.Net.Greets(address(t.page(), "http"))
	}
}

// Served reports whether tables can be created, as far as known.
func (t *Tables) Served() bool { return t.CanHost() || t.protocol == wire.Protocol }

// address returns the address of a page's table server. protocol is "ws" or "http".
func address(page, protocol string) string {
	page, _, _ = strings.Cut(page, "#")
	page, _, _ = strings.Cut(page, "?")
	rest, secure := strings.CutPrefix(page, "https://")
	if secure {
		protocol += "s"
	}
	rest = strings.TrimPrefix(rest, "http://")
	host, path, _ := strings.Cut(rest, "/")
	return protocol + "://" + host + "/" + path[:strings.LastIndex(path, "/")+1] + wire.Path
}

// Tick must be called in every tick.
func (t *Tables) Tick() {
	select {
	case t.protocol = <-t.greeting:
		t.greeting = nil
		t.App.Changed()
	default:
	}
	if t.Clock == nil {
		return
	}
	t.rehost()
	woken := t.Platform.Woken()
	t.checkVersion()
	t.releaseView(woken)
	if a := t.pending; a != nil {
		a.tick(t)
	}
	if l := t.line; l != nil {
		if woken && l.ended == 0 {
			l.Wake()
		}
		if l.tick(t.Clock()) {
			t.App.Changed()
		}
		if !l.told && l.lastTick-l.lastOnline > movedAfter && bylink.Numeric(t.pageOf(l.at.Table)) {
			l.told = true
			t.App.Notice(t.App.Words.T(key.TableMoved))
		}
	}
	t.checkServer(t.Clock())
}

// dial returns a function that connects to the server of a page.
func (t *Tables) dial(page string) func() remote.Socket {
	if page == nearPage { // whose address may change
		return func() remote.Socket { return t.Net.Dial(address(t.hosted.Local, "ws"), t.Platform.Stir)() }
	}
	return t.Net.Dial(address(page, "ws"), t.Platform.Stir)
}

// pageOf returns the page whose server has a table. In a browser that is the page's own, even if its address has changed
// since the link was made.
func (t *Tables) pageOf(to link.Table) string {
	if own := t.Platform.Page(); link.IsPage(own) {
		return own
	}
	return to.Page
}

// reaches reports whether this device can connect to the server of a page.
func (t *Tables) reaches(page string) bool {
	return t.Net.Dial != nil && t.Clock != nil && link.IsPage(page)
}

func (t *Tables) seat(to link.Table) *remote.Seat {
	return remote.New(remote.Options{Dial: t.dial(t.pageOf(to)), Table: to.Name, Secret: to.Secret, Games: t.Games, Session: t.Platform.Secret(), Random: t.Rand.Float64})
}

// Follow connects to a game's table, in place of the previous one. It returns nil if the game has no table.
func (t *Tables) Follow(g *shelf.Game) *Line {
	at, ok := bylink.AtTable(g.Match)
	if ok && HostedHere(at) && !t.becomeHost() {
		return nil
	}
	if !ok || !t.reaches(t.pageOf(at.Table)) {
		return nil
	}
	_, plays := bylink.OwnSide(g.Match)
	if t.line != nil && t.line.at.Table == at.Table {
		t.line.at, t.line.plays, t.line.news = at, plays, nil
		return t.line
	}
	t.Leave()
	t.line = t.newLine(t.seat(at.Table), at, plays)
	return t.line
}

func (t *Tables) newLine(seat *remote.Seat, at bylink.Table, plays bool) *Line {
	now := t.Clock()
	return &Line{seat: seat, at: at, plays: plays, lastTick: now, lastOnline: now}
}

// Leave leaves the table.
func (t *Tables) Leave() {
	if t.line != nil {
		t.line.seat.Close()
		t.line = nil
	}
}

// maker returns the page whose server creates tables. ok is false if this device should be the host but cannot.
func (t *Tables) maker(near bool) (page string, ok bool) {
	page = t.page()
	if t.CanHost() && (near || !link.IsPage(page)) {
		return nearPage, t.becomeHost()
	}
	return page, true
}

// Make creates a table and joins it. With draw the server draws who has the near side; with near this device is the
// host.
func (t *Tables) Make(setup table.Setup, draw, near bool) {
	page, ok := t.maker(near)
	if !ok {
		return
	}
	t.ask(&pending{page: page, joining: joining{making: t.request(page, wire.Make{Key: t.Platform.Secret(), Setup: setup, Draw: draw})}}, key.TableMaking)
}

// request asks the server of a page to create a table.
func (t *Tables) request(page string, m wire.Make) *remote.Making {
	return remote.Make(remote.Options{Dial: t.dial(page), Random: t.Rand.Float64}, m)
}

// Join joins the table of a link, or opens its game if it is in the library.
func (t *Tables) Join(to link.Table) {
	own := t.Platform.Page()
	switch elsewhere := link.IsPage(own) && to.Page != "" && address(to.Page, "ws") != address(own, "ws"); {
	case elsewhere:
		t.App.Notice(t.App.Words.T(key.TableElsewhere, "page", to.Page))
		return
	case !t.reaches(t.pageOf(to)):
		t.App.Notice(t.App.Words.T(key.TableNowhere))
		return
	}
	if to.Page == nearPage && !t.becomeHost() {
		return
	}
	to.Page = t.pageOf(to)
	if s, ok := t.savedGame(to, -1); ok {
		t.Open.Home()
		t.noteMoved(s, to)
		t.Open.Saved(s.ID)
		return
	}
	t.ask(&pending{page: to.Page, to: bylink.Table{Table: to}, joining: joining{seat: t.seat(to)}}, key.TableJoining)
}

// savedGame returns the library's game of the same table and seat, if any. game is its number at the table, or -1 for
// one that is not over. Another window may have stored it.
func (t *Tables) savedGame(to link.Table, game int) (g shelf.Summary, ok bool) {
	for _, s := range t.Shelf.List().Games {
		if at, ok := bylink.AtTable(s); ok && at.Name == to.Name && at.Secret == to.Secret && (at.Game == game || game < 0 && !s.Over()) {
			return s, true
		}
	}
	return shelf.Summary{}, false
}

// noteMoved records in a game of the library that its host is reached at another address now. If that cannot be stored,
// the game is followed at the old one.
func (t *Tables) noteMoved(g shelf.Summary, to link.Table) {
	if tag, moved := bylink.Moved(g, to); moved {
		_ = t.Shelf.Label(g.ID, []match.Tag{tag})
	}
}

// Tell tells the player why a server refuses a seat. If a reload may help, it offers one.
func (t *Tables) Tell(why wire.Code) {
	says := key.TableRefused
	switch why {
	case wire.Unknown:
		says = key.TableUnknown
	case wire.Damaged:
		says = key.TableDamaged
	case wire.TooMany:
		says = key.TableMany
	case wire.Version:
		if t.Platform.CanReload() {
			t.App.Push(newVersion(t.App, t.Platform))
			return
		}
		says = key.TableVersionProgram
	}
	t.App.Notice(t.App.Words.T(says))
}

// enter opens the game of a table that has been joined.
func (t *Tables) enter(a *pending) {
	t.pending = nil
	t.closeSheet()
	a.to.Game = a.seat.Table().Game()
	if s, ok := t.savedGame(a.to.Table, a.to.Game); ok {
		a.seat.Close()
		t.noteMoved(s, a.to.Table)
		if g, err := t.Shelf.Load(s.ID); err == nil && a.sitting == nil {
			t.Open.Rejoin(g, false) // others may want another game
		} else {
			t.Open.Saved(s.ID)
		}
		return
	}
	if a.sitting == nil && a.seat.Table().Setup().Hall {
		a.seat.Close()
		t.Open.Home()
		t.App.Push(t.Open.Hall(a.to.Table, a.seat.Table().Match().Game()))
		return
	}
	g, err := t.keep(a.seat, a.to, a.sitting)
	if err != nil {
		a.seat.Close()
		t.App.Notice(t.App.Words.T(key.TableRefused))
		return
	}
	line := t.newLine(a.seat, a.to, a.seat.Seat() != table.Watcher)
	if a.sitting != nil { // the evening's page stays below
		t.openOver(g, line)
		return
	}
	t.openFromHome(g, line)
	switch {
	case a.to.Guest != "":
		t.Links()
	case a.seat.Seat() == table.Guest && g.Match.Ply() == 0:
		t.App.Push(t.Open.Arrived(g.Match))
	}
}

func (t *Tables) keep(seat *remote.Seat, at bylink.Table, as *Sitting) (*shelf.Game, error) {
	m, err := record(seat, at, as)
	if err != nil {
		return nil, err
	}
	g := &shelf.Game{Match: m}
	t.Store.Keep(g)
	return g, nil
}

// openFromHome opens a game with the line to its table, over the home page.
func (t *Tables) openFromHome(g *shelf.Game, l *Line) {
	t.line = nil
	t.Open.Home()
	t.openOver(g, l)
}

// openOver opens a game with the line to its table, over the current page.
func (t *Tables) openOver(g *shelf.Game, l *Line) {
	t.line = l
	t.Store.Remember(g.ID)
	t.Open.Show(g)
}

// Next opens the table's current game.
func (t *Tables) Next(l *Line) {
	at := l.at
	at.Game = l.seat.Table().Game()
	if s, ok := t.savedGame(at.Table, at.Game); ok {
		t.Open.Home()
		t.Open.Saved(s.ID)
		return
	}
	g, err := t.keep(l.seat, at, nil)
	if err != nil {
		t.App.Notice(t.App.Words.T(key.TableRefused))
		return
	}
	t.openFromHome(g, l)
}

// Links shows the links with which others join the followed table.
func (t *Tables) Links() {
	if t.line != nil && t.line.at.Watch != "" {
		t.App.Push(newLinks(t, t.line))
	}
}
