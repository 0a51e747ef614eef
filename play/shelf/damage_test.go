package shelf

import (
	"errors"
	"strings"
	"testing"

	"tidepool/play/match"
)

// spoiled returns a store with an intact game and another file, and the intact game.
func spoiled(t testing.TB, name, content string) (*Memory, *Game) {
	t.Helper()
	store := new(Memory)
	g := newGame(t, "up", "down")
	save(t, Open(store, toyGames), g, 0)
	if err := store.Write(name, []byte(content)); err != nil {
		t.Fatal(err)
	}
	return store, g
}

const otherName = "20261121-130000000-0000.game"

// fileOf returns the content of a saved game's file.
func fileOf(t testing.TB, words ...string) string {
	return string(encode(newGame(t, words...).Match, noon))
}

func TestDamage(t *testing.T) {
	signed := func(body string) string { return magic + checksum(body) + " " + body }
	const head = "1 2026-11-21T12:00:00.000Z 0\n"
	const illegal = "[Game \"toy\"]\n[Result \"*\"]\n\n1. sideways *\n"
	for name, c := range map[string]struct {
		file, content string
		want          error
		aside         bool
		late          bool // only noticed when the game is opened
	}{
		"empty":          {otherName, "", ErrForeign, true, false},
		"foreign":        {otherName, "\x89PNG\r\n\x1a\n\x00\xff", ErrForeign, true, false},
		"bare record":    {otherName, illegal, ErrForeign, true, false},
		"too large":      {otherName, fileOf(t) + strings.Repeat("x", maxFile), ErrTooLarge, true, false},
		"no checksum":    {otherName, magic, ErrDamaged, true, false},
		"wrong checksum": {otherName, magic + "00000000 " + head, ErrDamaged, true, false},
		"no record":      {otherName, signed(head), ErrDamaged, true, false},
		"no head":        {otherName, signed("\n" + illegal), ErrDamaged, true, false},
		"short head":     {otherName, signed("1 x\n"), ErrDamaged, true, false},
		"no time":        {otherName, signed("1 now 0\n" + illegal), ErrDamaged, true, false},
		"no ply":         {otherName, signed("1 2026-11-21T12:00:00.000Z -1\n" + illegal), ErrDamaged, true, false},
		"version 0":      {otherName, signed("0 2026-11-21T12:00:00.000Z 0\n" + illegal), ErrDamaged, true, false},
		"newer version":  {otherName, signed("2 whatever\n"), ErrNewer, false, false},
		"newer game":     {otherName, signed(head + "[Game \"go\"]\n[Result \"*\"]\n\n*\n"), match.ErrUnknownGame, false, false},
		"illegal turn":   {otherName, signed("1 2026-11-21T12:00:00.000Z 1\n" + illegal), ErrDamaged, true, true},
	} {
		t.Run(name, func(t *testing.T) {
			store, whole := spoiled(t, c.file, c.content)
			s := Open(store, toyGames)
			if g, err := latest(s); err != nil || g.ID != whole.ID {
				t.Fatalf("latest %v, %v", g, err)
			}
			l := s.List()
			if len(l.Games) != 1 || l.Games[0].ID != whole.ID || len(l.Problems) != 1 {
				t.Fatalf("listing %+v", l)
			}
			p := l.Problems[0]
			if p.File != c.file || !errors.Is(p.Err, c.want) || (p.Aside != "") != c.aside {
				t.Errorf("problem %v, want %v", p, c.want)
			}
			where := c.file
			if c.aside {
				where += ".damaged-1"
			}
			if got := string(store.files[where]); got != c.content {
				t.Errorf("%s holds %.100q, want %.100q", where, got, c.content)
			}
			if n := len(s.List().Problems); n != 1 {
				t.Errorf("%d problems in the next listing", n)
			}
		})
	}
}

// TestEveryTruncationAndFlip truncates a file at every place, and changes each of its bytes. None of the
// results may be accepted as a game.
func TestEveryTruncationAndFlip(t *testing.T) {
	good := fileOf(t, "up", "again", "down")
	check := func(content string) {
		t.Helper()
		store, whole := spoiled(t, otherName, content)
		s := Open(store, toyGames)
		if l := s.List(); len(l.Games) != 1 || len(l.Problems) != 1 || l.Problems[0].Aside == "" {
			t.Errorf("%q is listed: %+v", content, l)
		}
		checkHolds(t, s, whole)
	}
	for n := range good {
		check(good[:n])
		for _, flip := range []byte{1, 0x20, 0xff} {
			b := []byte(good)
			b[n] ^= flip
			check(string(b))
		}
	}
}

func TestAsideNeverOverwrites(t *testing.T) {
	store, _ := spoiled(t, otherName, "first")
	for i, content := range []string{"first", "second", "third"} {
		store.Write(otherName, []byte(content))
		s := Open(store, toyGames)
		if _, err := s.Load(strings.TrimSuffix(otherName, gameExt)); !errors.Is(err, ErrForeign) {
			t.Errorf("load: %v", err)
		}
		if len(s.Problems()) != 1 {
			t.Errorf("problems %v", s.Problems())
		}
		if got := string(store.files[otherName+".damaged-"+string(rune('1'+i))]); got != content {
			t.Errorf("set aside %q, want %q", got, content)
		}
	}
}

// TestSaveOverDamage saves a game whose file was damaged meanwhile.
func TestSaveOverDamage(t *testing.T) {
	for _, content := range []string{"", "junk", strings.Repeat("x", maxFile+1)} {
		store := new(Memory)
		s := Open(store, toyGames)
		g := newGame(t, "up")
		save(t, s, g, 0)
		name := g.ID + gameExt
		store.Write(name, []byte(content))
		play(t, g, "up")
		save(t, s, g, 1)
		checkHolds(t, s, g)
		l := s.List()
		if len(l.Games) != 1 || len(l.Problems) != 1 || string(store.files[name+".damaged-1"]) != content {
			t.Errorf("%.10q: listing %+v", content, l)
		}
	}
}

func TestOtherFilesAreLeft(t *testing.T) {
	store, _ := spoiled(t, "Thumbs.db", "x")
	for _, name := range []string{"notes.txt", "my game.game", "half-life.game", "2026.game"} {
		store.Write(name, []byte(fileOf(t)))
	}
	l := Open(store, toyGames).List()
	if len(l.Games) != 1 || len(l.Problems) != 0 || len(store.files) != 6 || store.files["my game.game"] == nil {
		t.Errorf("listing %+v, files %d", l, len(store.files))
	}
}

func FuzzDecode(f *testing.F) {
	f.Add([]byte(fileOf(f, "up")))
	f.Add([]byte(magic + checksum("1 ") + " 1 "))
	f.Fuzz(func(t *testing.T, data []byte) {
		// Most changes invalidate the checksum, so it is corrected as well.
		head, body, ok := strings.Cut(strings.TrimPrefix(string(data), magic), " ")
		if ok && len(head) == 8 {
			data = []byte(magic + checksum(body) + " " + body)
		}
		store, whole := spoiled(t, otherName, string(data))
		s := Open(store, toyGames)
		g, err := s.Load(strings.TrimSuffix(otherName, gameExt))
		if err == nil {
			checkHolds(t, s, g)
		} else if len(s.Problems()) != 1 {
			t.Errorf("%v, but problems %v", err, s.Problems())
		}
		checkHolds(t, s, whole)
		if len(data) < maxFile && len(store.files) != 2 {
			t.Errorf("%d files", len(store.files))
		}
	})
}
