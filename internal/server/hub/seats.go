package hub

import (
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base32"
	"encoding/binary"
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

// derive returns a text derived from a key, different for each purpose.
func derive(key, purpose string, length int) string {
	sum := sha256.Sum256([]byte("tidepool table\x00" + purpose + "\x00" + key))
	return strings.ToLower(base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(sum[:]))[:length]
}

// hash returns the hash of a secret that is stored in its place.
func hash(secret string) string {
	sum := sha256.Sum256([]byte("tidepool seat\x00" + secret))
	return hex.EncodeToString(sum[:])[:table.KeyBytes]
}

// seed returns a random number below a billion for dealing a game's setup, derived from random text.
func seed(random string) string {
	sum := sha256.Sum256([]byte(random))
	return strconv.FormatUint(uint64(binary.BigEndian.Uint32(sum[:])%1e9), 10)
}

// secretsOf derives a table's name and secrets from the key of the request.
func secretsOf(key string) wire.Made {
	return wire.Made{Table: derive(key, "name", wire.TableBytes), Secrets: [3]string{
		derive(key, "maker", wire.SecretBytes), derive(key, "guest", wire.SecretBytes), derive(key, "watch", wire.SecretBytes)}}
}

// make creates a table. If it exists already, the answer is the same as the first time.
func (g *Guest) make(m wire.Make) {
	h := g.hub
	made := secretsOf(m.Key)
	for i, s := range made.Secrets {
		m.Setup.Keys[i] = hash(s)
	}
	if m.Draw {
		// Drawn from the key, so that a repeated request gives the same result.
		m.Setup.Near = table.Seat(derive(m.Key, "near", 1)[0] & 1)
	}
	e := table.Event{Kind: table.Made, Setup: &m.Setup}
	if _, err := table.New(e, h.Now(), h.Games); err != nil {
		g.conn.Close(wire.Bad)
		return
	}
	if !h.allowMake(g.address) {
		g.conn.Close(wire.TooMany)
		return
	}
	ctx, cancel := h.context()
	defer cancel()
	_, _, err := h.Store.Append(ctx, made.Table, 0, e.Text())
	switch {
	case errors.Is(err, store.ErrConflict):
		h.refundMake(g.address)
	case err != nil:
		h.Trouble(err)
		g.conn.Close(wire.Unstored)
		return
	}
	g.tell(wire.ServerMessage{Made: &made})
}

// join seats a page and sends it the entries it does not have. Each connection joins once.
func (g *Guest) join(j wire.Join) {
	if g.live != nil {
		if j.Session != g.claim.Session || j.Epoch != g.claim.Epoch {
			g.conn.Close(wire.Bad)
		}
		return // a repeated request
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
		// The page has more entries than this hub; another hub may have stored them.
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
	// The log includes entries sent while the page was being seated; the page ignores those it has.
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
	g.tell(wire.ServerMessage{Present: &l.shown})
	l.presence()
	l.announce(true)
}

// seat gives a guest a seat and sends away an older guest of the same seat. It returns false if there are too
// many spectators or this guest is the older one.
func (l *live) seat(g *Guest, s table.Seat, j wire.Join) bool {
	if s == table.Watcher && len(l.guests) >= l.hub.Limits.Watchers {
		g.conn.Close(wire.TooMany)
		return false
	}
	c := claim{s, j.Session, j.Epoch, l.hub.Now().UnixMilli()}
	if s != table.Watcher {
		if old := l.seats[s]; old != nil {
			c.At = max(c.At, old.claim.At+1)
		}
		if !l.evict(c) {
			g.conn.Close(wire.Older)
			return false
		}
		l.seats[s] = g
		l.sendHubs(hubMessage{Newest: &c})
	}
	g.live, g.seat, g.claim = l, s, c
	l.plan.Lock()
	l.plan.idle = time.Time{}
	if l.plan.announce.IsZero() {
		l.plan.announce = l.hub.Now().Add(announceEvery)
	}
	l.plan.Unlock()
	return true
}

// evict closes the connection that has a seat for one that claims it. It returns false if the seat is not free then.
func (l *live) evict(c claim) bool {
	old := l.seats[c.Seat]
	if old == nil {
		return true
	}
	if old.claim.beats(c) {
		return false
	}
	delete(l.guests, old)
	l.seats[c.Seat] = nil
	if old.claim.Session == c.Session {
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

// A presence says who is at a table through one hub.
type presence struct {
	Seats    [2]bool   `json:"seats"`
	Watching int       `json:"watching"`
	Game     string    `json:"game,omitempty"` // empty for a private table
	at       time.Time // when it was received
}

// A claim is a connection's claim to a seat.
type claim struct {
	Seat    table.Seat `json:"seat"`
	Session string     `json:"session"`
	Epoch   int        `json:"epoch"`
	At      int64      `json:"at"` // in milliseconds, by the clock of its hub
}

// crossing is how many milliseconds apart two claims at two hubs may be for either hub to hear of the other too late.
const crossing = 2_000

// beats reports whether a claim stays valid after another. Of two that may have crossed, all hubs prefer the same one.
func (c claim) beats(other claim) bool {
	if c.Session == other.Session {
		return c.Epoch > other.Epoch
	}
	apart := c.At - other.At
	return apart > 0 && apart < crossing || apart == 0 && c.Session > other.Session
}

// A hubMessage is sent between hubs about a table. It is not stored and may be lost.
type hubMessage struct {
	Hub     string     `json:"hub"`
	Here    *presence  `json:"here,omitempty"`
	Newest  *claim     `json:"newest,omitempty"`
	Said    *wire.Said `json:"said,omitempty"`
	Answers bool       `json:"answers,omitempty"` // asks the other hubs for their presence
}

func (l *live) sendHubs(w hubMessage) {
	w.Hub = l.hub.name
	data, err := json.Marshal(w)
	if err != nil {
		panic(err) // texts and numbers
	}
	l.hub.Store.Broadcast(l.id, data)
}

func (h *Hub) onBroadcast(id string, data []byte) {
	var w hubMessage
	if json.Unmarshal(data, &w) != nil || w.Hub == h.name || w.Hub == "" {
		return
	}
	l := h.inMemory(id)
	if l == nil {
		h.notePresence(id, w.Here)
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
			if !l.evict(*w.Newest) {
				l.sendHubs(hubMessage{Newest: &l.seats[w.Newest.Seat].claim})
			}
			l.presence()
		case w.Said != nil:
			l.broadcast(wire.ServerMessage{Said: w.Said}.Text())
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

// localPresence returns who is at the table through this hub.
func (l *live) localPresence() presence {
	here := presence{Seats: [2]bool{l.seats[0] != nil, l.seats[1] != nil}}
	for g := range l.guests {
		if g.seat == table.Watcher {
			here.Watching++
		}
	}
	return here
}

// announceEvery is how often hubs send each other their presence. After three times that without one, a hub is
// taken to have stopped.
const announceEvery = 20 * time.Second

// announce sends this hub's presence to the others, and may ask for theirs.
func (l *live) announce(ask bool) {
	here := l.localPresence()
	if s := l.table.Setup(); !s.Private {
		here.Game = s.Game
	}
	l.sendHubs(hubMessage{Here: &here, Answers: ask})
}

// presence sends everyone at the table who is at it through all hubs, if that has changed.
func (l *live) presence() {
	here := l.localPresence()
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
		l.broadcast(wire.ServerMessage{Present: &all}.Text())
	}
}

func (l *live) say(s wire.Said) {
	if !l.table.Setup().Talk || l.gone {
		return
	}
	l.broadcast(wire.ServerMessage{Said: &s}.Text())
	l.sendHubs(hubMessage{Said: &s})
}
