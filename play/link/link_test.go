package link

import (
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/rules/games"
)

// setups returns the usual and the largest forms of every game.
func setups() (list []match.Setup) {
	for _, g := range games.All() {
		spec := g.Info().Options
		list = append(list, match.Setup{Game: g})
		largest := rules.Values{}
		for _, o := range spec {
			value := ""
			switch {
			case o.Kind == rules.SizeOption:
				value = "12x12"
			case o.Kind == rules.NumberOption && len(o.Values) > 0:
				value = o.Values[len(o.Values)-1]
			case o.Name == "repetition":
				value = "off"
			}
			if value == "" {
				continue
			}
			with := rules.Values{o.Name: value}
			for k, v := range largest {
				with[k] = v
			}
			if _, err := g.Start(with.Format(spec)); err == nil {
				largest = with
			}
		}
		list = append(list, match.Setup{Game: g, Options: largest.Format(spec)})
	}
	return list
}

// played returns a match of random turns.
func played(t testing.TB, s match.Setup, random *rand.Rand, most int) *match.Match {
	t.Helper()
	s.Players = [2]string{"Ann Example of the Long Name", "海の友だち"}
	m, err := match.New(s)
	if err != nil {
		t.Fatal(err)
	}
	for m.Ply() < most && !m.Outcome().Over() {
		turns := m.Position().Turns()
		if _, err := m.Play(turns[random.IntN(len(turns))].Word); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// line returns the part of a match that a link preserves.
func line(m *match.Match) string {
	c := m.Copy()
	for _, t := range c.Tags() {
		if !shared(c, t) {
			c.SetTag(t.Name, "")
		}
	}
	return c.Record()
}

func TestRoundTrip(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	longest := map[string]int{}
	for _, s := range setups() {
		for n := range 30 {
			m := played(t, s, random, 300)
			m.SetTag("Date", "2026.11.21")
			m.SetTag("Star", "yes")
			m.SetTag(ByLinkTag, "abcdefgh")
			switch {
			case m.Outcome().Over():
			case n%3 == 0:
				m.Resign(rules.Far)
			case n%3 == 1:
				m.Flag(rules.Near)
			default:
				m.AgreeDraw()
			}
			text := Encode(m)
			id := m.Info().ID
			longest[id] = max(longest[id], len(text))
			got, err := Decode(To("https://example.org/#x", text), games.All())
			if err != nil {
				t.Fatalf("%v: %s\n%s", err, text, m.Record())
			}
			if line(got) != line(m) || got.Tag("Star") != "" || !Equal(got, m) {
				t.Fatalf("got\n%s\nwant\n%s", line(got), line(m))
			}
		}
	}
	t.Log(longest)
	for id, n := range longest {
		if n >= 700 { // the bound in the package documentation
			t.Errorf("%s: %d characters", id, n)
		}
	}
}

// TestWorst always takes the turn of the highest digit where there are most turns, which random games do not:
// even so, 300 turns stay within the documented length.
func TestWorst(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for _, s := range setups() {
		m := played(t, s, random, 0)
		for m.Ply() < 300 && !m.Outcome().Over() {
			turns := m.Position().Turns()
			best, most := 0, -1
			for i := range turns {
				next, _, err := m.Position().Play(turns[i].Word)
				if err != nil {
					t.Fatal(err)
				}
				if n := len(next.Turns()); n >= most {
					best, most = i, n
				}
			}
			m.Play(turns[best].Word)
		}
		if text := Encode(m); len(text) >= 700 {
			t.Errorf("%s %s: %d characters for %d turns", m.Info().ID, s.Options, len(text), m.Ply())
		}
	}
}

// longest returns a game with as many turns as possible, choosing positions with many legal turns.
func longest(t *testing.T, g rules.Game, random *rand.Rand) *match.Match {
	t.Helper()
	const tries = 12
	m, err := match.New(match.Setup{Game: g, Options: "repetition=off,limit=off"})
	if err != nil {
		t.Fatal(err)
	}
	for m.Ply() < match.MaxPlies && !m.Outcome().Over() {
		list := words(m.Position())
		word, most := list[0].Word, uint64(0)
		for range tries {
			try := list[random.IntN(len(list))].Word
			if next, _, err := m.Position().Play(try); err == nil && next.Perft(1) >= most {
				word, most = try, next.Perft(1)
			}
		}
		if _, err := m.Play(word); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// The longest games have links that can be sent, and are read a few turns at a time.
func TestLongest(t *testing.T) {
	random := rand.New(rand.NewPCG(11, 12))
	for _, g := range games.All()[:3] {
		m := longest(t, g, random)
		text := Encode(m)
		t.Log(g.Info().ID, m.Ply(), len(text))
		if len(text) >= 2300 {
			t.Errorf("%s: %d characters for %d turns", g.Info().ID, len(text), m.Ply())
		}
		r, err := Begin(text, games.All())
		if err != nil {
			t.Fatal(err)
		}
		const some = 300
		for ply := 0; ply+some < m.Ply(); ply += some {
			if got, err := r.Read(some); got != nil || err != nil {
				t.Fatalf("after %d turns: %v", ply, err)
			}
		}
		got, err := r.Read(some)
		if err != nil || !Equal(got, m) || line(got) != line(m) {
			t.Errorf("%s: %v", g.Info().ID, err)
		}
		got.Undo()
		if Equal(got, m) || Equal(m, got) {
			t.Error("a game is equal to one with fewer turns")
		}
	}
}

func TestPosition(t *testing.T) {
	m := played(t, setups()[0], rand.New(rand.NewPCG(7, 8)), 9)
	text, err := EncodePosition(m, m.Position())
	if err != nil {
		t.Fatal(err)
	}
	got, err := Decode(text, games.All())
	if err != nil || got.Position() != m.Position() || got.Ply() != 0 {
		t.Errorf("%v: %v", err, got)
	}
}

// sealed returns a link of a body with a correct checksum.
func sealed(body []byte) string {
	body = binary.BigEndian.AppendUint32(slices.Clone(body), crc32.ChecksumIEEE(body))
	return mark + base64.RawURLEncoding.EncodeToString(body)
}

func bodyOf(t testing.TB, text string) []byte {
	t.Helper()
	data, err := base64.RawURLEncoding.DecodeString(text[len(mark):])
	if err != nil {
		t.Fatal(err)
	}
	return data[:len(data)-4]
}

func TestRefuses(t *testing.T) {
	m := played(t, setups()[0], rand.New(rand.NewPCG(1, 1)), 20)
	good := Encode(m)
	body := bodyOf(t, good)
	newer, parts, zeros := slices.Clone(body), slices.Clone(body), append(slices.Clone(body), 0)
	newer[0] = 2
	parts[1] |= 0x80
	other, err := match.New(match.Setup{Game: games.All()[4]})
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		text string
		want error
	}{
		"empty":           {"", ErrNone},
		"a page":          {"https://example.org/#top", ErrNone},
		"no game":         {mark, ErrDamaged},
		"cut":             {good[:len(good)-3], ErrDamaged},
		"another letter":  {strings.Replace(good, good[10:11], "_", 1), ErrDamaged},
		"no base64":       {good[:9] + "*" + good[9:], ErrDamaged},
		"newer":           {sealed(newer), ErrNewer},
		"unknown parts":   {sealed(parts), ErrDamaged},
		"a zero too many": {sealed(zeros), ErrDamaged},
		"far too long":    {good + strings.Repeat("A", maxLength), ErrNone},
		"a strange game":  {Encode(other), match.ErrUnknownGame},
	} {
		if _, err := Decode(c.text, games.All()[:4]); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
	for _, around := range []string{" %s\n", "<https://x.org/a#%s>.", "(%s)", "file:///x/index.html#%s"} {
		if _, err := Decode(strings.Replace(around, "%s", good, 1), games.All()); err != nil {
			t.Errorf("%s: %v", around, err)
		}
	}
}

// FuzzDecode reads anything as a link, as it is and with a correct checksum.
func FuzzDecode(f *testing.F) {
	random := rand.New(rand.NewPCG(9, 9))
	for _, s := range setups() {
		f.Add(bodyOf(f, Encode(played(f, s, random, 12))))
	}
	f.Add([]byte("x"))
	f.Fuzz(func(t *testing.T, body []byte) {
		for _, text := range []string{string(body), mark + string(body), sealed(body)} {
			m, err := Decode(text, games.All())
			if err != nil {
				if len(err.Error()) > 2000 {
					t.Errorf("%.3000v", err)
				}
				continue
			}
			if got, _ := Find(text); Encode(m) != got {
				t.Errorf("%s is written as %s", text, Encode(m))
			}
		}
	})
}
