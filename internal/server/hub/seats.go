package hub

import (
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base32"
	"encoding/hex"
	"encoding/json"
	"errors"
	"strconv"
	"strings"
	"time"

	"tidepool/internal/server/store"
	"tidepool/play/table"
	"tidepool/play/table/wire"
)

// derive makes a text of a key, for a purpose.
func derive(key, purpose string, length int) string {
	sum := sha256.Sum256([]byte("tidepool table\x00" + purpose + "\x00" + key))
	return strings.ToLower(base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(sum[:]))[:length]
}

// hash is what is stored of a secret.
func hash(secret string) string {
	sum := sha256.Sum256([]byte("tidepool seat\x00" + secret))
	return hex.EncodeToString(sum[:])[:table.KeyBytes]
}

// seed is a short number of random text, for what is dealt.
func seed(random string) string {
	sum := sha256.Sum256([]byte(random))
	n, err := strconv.ParseUint(hex.EncodeToString(sum[:4]), 16, 64)
	if err != nil {
		panic(err) // eight hexadecimal digits
	}
	return strconv.FormatUint(n%1e9, 10)
}

// secretsOf returns a table's name and secrets of the key that it was asked for with.
func secretsOf(key string) wire.Made {
	return wire.Made{Table: derive(key, "name", wire.TableBytes), Secrets: [3]string{
		derive(key, "maker", wire.SecretBytes), derive(key, "guest", wire.SecretBytes), derive(key, "watch", wire.SecretBytes)}}
}

// make makes a table, or says again which it was.
func (g *Guest) make(m wire.Make) {
	h := g.hub
	made := secretsOf(m.Key)
	for i, s := range made.Secrets {
		m.Setup.Keys[i] = hash(s)
	}
	if m.Draw {
		// Of the key, so that it is the same however often it is asked for.
		m.Setup.Near = table.Seat(derive(m.Key, "near", 1)[0] & 1)
	}
	e := table.Event{Kind: table.Made, Setup: &m.Setup}
	if _, err := table.New(e, h.Now(), h.Games); err != nil {
		g.conn.Close(wire.Bad)
		return
	}
	if !h.mayMake(g.address) {
		g.conn.Close(wire.TooMany)
		return
	}
	ctx, cancel := h.context()
	defer cancel()
	_, _, err := h.Store.Append(ctx, made.Table, 0, e.Text())
	switch {
	case errors.Is(err, store.ErrConflict):
		h.hadMade(g.address)
	case err != nil:
		h.Trouble(err)
		g.conn.Close(wire.Unstored)
		return
	}
	g.tell(wire.Tell{Made: &made})
}

// join seats a page, once, and tells it what it does not know.
func (g *Guest) join(j wire.Join) {
	if g.live != nil {
		if j.Session != g.session || j.Epoch != g.epoch {
			g.conn.Close(wire.Bad)
		}
		return // said twice
	}
	l, err := g.hub.table(j.Table)
	switch {
	case errors.Is(err, errFull):
		g.conn.Close(wire.TooMany)
		return
	case errors.Is(err, store.ErrDamaged):
		g.hub.Trouble(err)
		g.conn.Close(wire.Damaged)
		return
	case err != nil:
		g.hub.Trouble(err)
		g.conn.Close(wire.Unstored)
		return
	case l == nil:
		g.conn.Close(wire.Unknown)
		return
	}
	defer l.unlock()
	key, seat := hash(j.Secret), table.Seat(-1)
	for i, k := range l.table.Setup().Keys {
		if subtle.ConstantTimeCompare([]byte(k), []byte(key)) == 1 {
			seat = table.Seat(i)
		}
	}
	if j.Secret == "" && !l.table.Setup().Private {
		seat = table.Watcher
	}
	if seat < 0 {
		g.conn.Close(wire.Unknown)
		return
	}
	if j.From > len(l.log) {
		// The page knows more than we do; perhaps another hub was quicker.
		if err := l.load(); err != nil || j.From > len(l.log) {
			g.hub.Trouble(errors.Join(store.ErrDamaged, err))
			g.conn.Close(wire.Damaged)
			return
		}
	}
	if !l.seat(g, seat, j) {
		return
	}
	if seat != table.Watcher && !l.table.Sat(seat) {
		if err := l.append(table.Event{Kind: table.Sat, Seat: seat}); err != nil && !l.table.Sat(seat) {
			l.leave(g)
			g.conn.Close(wire.Unstored)
			return
		}
	}
	// What was told while the seat was taken is in the log too; the page knows what it has.
	joined := []byte(`{"joined":{"seat":` + strconv.Itoa(int(seat)) + `,"entries":[`)
	for i, data := range l.log[j.From:] {
		if i > 0 {
			joined = append(joined, ',')
		}
		joined = append(joined, data...)
	}
	joined = append(joined, `],"now":`+strconv.FormatInt(g.hub.Now().UnixMilli(), 10)+`}}`...)
	g.send(joined)
	l.guests[g] = struct{}{}
	g.tell(wire.Tell{Present: &l.shown})
	l.presence()
	l.announce(true)
}

// seat gives a guest a place; an older one of the same seat has to leave. False if this is the older.
func (l *live) seat(g *Guest, s table.Seat, j wire.Join) bool {
	if s == table.Watcher && len(l.guests) >= l.hub.Limits.Watchers {
		g.conn.Close(wire.TooMany)
		return false
	}
	if s != table.Watcher {
		if !l.oust(s, j.Session, j.Epoch, g) {
			return false
		}
		l.seats[s] = g
		l.whisper(whisper{Newest: &newest{s, j.Session, j.Epoch}})
	}
	g.live, g.seat, g.session, g.epoch = l, s, j.Session, j.Epoch
	l.plan.Lock()
	l.plan.idle = time.Time{}
	if l.plan.here.IsZero() {
		l.plan.here = l.hub.Now().Add(announceEvery)
	}
	l.plan.Unlock()
	return true
}

// oust sends away who has a seat when another attempt comes; if that is the older one, it goes.
func (l *live) oust(s table.Seat, session string, epoch int, by *Guest) bool {
	old := l.seats[s]
	if old == nil || old == by {
		return true
	}
	if old.session == session && old.epoch > epoch {
		if by != nil {
			by.conn.Close(wire.Older)
		}
		return false
	}
	delete(l.guests, old)
	l.seats[s] = nil
	if old.session == session {
		old.conn.Close(wire.Older)
	} else {
		old.conn.Close(wire.Newer)
	}
	return true
}

func (l *live) leave(g *Guest) {
	delete(l.guests, g)
	if g.seat != table.Watcher && l.seats[g.seat] == g {
		l.seats[g.seat] = nil
	}
	if len(l.guests) == 0 {
		l.plan.Lock()
		l.plan.idle = l.hub.Now().Add(l.hub.Limits.Idle)
		l.plan.Unlock()
	}
	if !l.gone {
		l.presence()
		l.announce(false)
	}
}

// A presence is who is at one hub.
type presence struct {
	Seats    [2]bool   `json:"seats"`
	Watching int       `json:"watching"`
	Game     string    `json:"game,omitempty"` // of a table that is not private
	at       time.Time // when it was heard
}

type newest struct {
	Seat    table.Seat `json:"seat"`
	Session string     `json:"session"`
	Epoch   int        `json:"epoch"`
}

// A whisper is what hubs tell each other of a table; all of it may be lost.
type whisper struct {
	Hub     string     `json:"hub"`
	Here    *presence  `json:"here,omitempty"`
	Newest  *newest    `json:"newest,omitempty"`
	Said    *wire.Said `json:"said,omitempty"`
	Answers bool       `json:"answers,omitempty"` // wants to know who is there
}

func (l *live) whisper(w whisper) {
	w.Hub = l.hub.name
	data, err := json.Marshal(w)
	if err != nil {
		panic(err) // texts and numbers
	}
	l.hub.Store.Whisper(l.id, data)
}

func (h *Hub) whispered(id string, data []byte) {
	var w whisper
	if json.Unmarshal(data, &w) != nil || w.Hub == h.name || w.Hub == "" {
		return
	}
	h.mu.Lock()
	l := h.open[id]
	h.mu.Unlock()
	if l == nil {
		h.note(id, w.Here)
		return
	}
	h.Spawn(func() {
		l.lock()
		defer l.unlock()
		if l.table == nil || l.gone {
			return
		}
		switch {
		case w.Newest != nil && (w.Newest.Seat == table.Maker || w.Newest.Seat == table.Guest):
			l.oust(w.Newest.Seat, w.Newest.Session, w.Newest.Epoch, nil)
			l.presence()
		case w.Said != nil:
			l.tell(wire.Tell{Said: w.Said}.Text())
		case w.Here != nil:
			w.Here.at = h.Now()
			l.others[w.Hub] = *w.Here
			l.presence()
			if w.Answers {
				l.announce(false)
			}
		}
	})
}

// here is who is at this hub.
func (l *live) here() presence {
	here := presence{Seats: [2]bool{l.seats[0] != nil, l.seats[1] != nil}}
	for g := range l.guests {
		if g.seat == table.Watcher {
			here.Watching++
		}
	}
	return here
}

// announceEvery is how often hubs tell each other who is there; what is older than three times that
// is of a hub that has ended.
const announceEvery = 20 * time.Second

// announce tells other hubs who is here, and may ask who is there.
func (l *live) announce(ask bool) {
	here := l.here()
	if s := l.table.Setup(); !s.Private {
		here.Game = s.Game
	}
	l.whisper(whisper{Here: &here, Answers: ask})
}

// presence tells the table who is at it, anywhere, if that has changed.
func (l *live) presence() {
	here := l.here()
	all := wire.Present{Seats: here.Seats, Watching: here.Watching}
	for name, o := range l.others {
		if l.hub.Now().Sub(o.at) > 3*announceEvery {
			delete(l.others, name)
			continue
		}
		all.Seats[0], all.Seats[1], all.Watching = all.Seats[0] || o.Seats[0], all.Seats[1] || o.Seats[1], all.Watching+o.Watching
	}
	if all != l.shown {
		l.shown = all
		l.listed.Store(l.open())
		l.tell(wire.Tell{Present: &all}.Text())
	}
}

func (l *live) say(s wire.Said) {
	if !l.table.Setup().Talk || l.gone {
		return
	}
	l.tell(wire.Tell{Said: &s}.Text())
	l.whisper(whisper{Said: &s})
}
