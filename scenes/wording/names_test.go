package wording

import (
	"testing"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/link"
	"tidepool/play/match"
	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes/bylink"
)

// Two players without names keep their numbers in lists and rematches; the engine keeps its level, and its
// lone opponent is "You", as is who plays here against somebody elsewhere.
func TestNamesInLists(t *testing.T) {
	russian, err := locale.Open("ru")
	if err != nil {
		t.Fatal(err)
	}
	kalah := games.All()[4]
	friend := russian.T(key.NewgameFriend)
	second, third := russian.T(key.NewgameName2), russian.Of(key.Opponents, "3")
	south, north := match.Tag{Name: "SouthSeat", Value: "2"}, match.Tag{Name: "NorthLevel", Value: "3"}
	for _, test := range []struct {
		players [2]string
		tags    []match.Tag
		want    [2]string
	}{
		{[2]string{"", "Stella, level 3"}, []match.Tag{south, north}, [2]string{"Вы", third}},
		{[2]string{" ", ""}, []match.Tag{north}, [2]string{"Вы", third}},
		{[2]string{"Анна", ""}, []match.Tag{north}, [2]string{"Анна", third}},
		{[2]string{"", "Анна"}, []match.Tag{south}, [2]string{second, "Анна"}},
		{[2]string{"", ""}, []match.Tag{south}, [2]string{second, "Север"}},
		{[2]string{"", ""}, []match.Tag{south, {Name: bylink.MineTag, Value: kalah.Info().Sides[0]}}, [2]string{"Вы", friend}},
		{[2]string{"", ""}, []match.Tag{{Name: "SouthLevel", Value: "3"}, north}, [2]string{third, third}},
	} {
		g := shelf.Summary{Game: kalah, Players: test.players, Tags: test.tags}
		if got := Names(russian, g); got != test.want {
			t.Errorf("%q %v: %q, want %q", test.players, test.tags, got, test.want)
		}
	}
}

// A friend without a name is "your friend" inside a sentence and "Your friend" at its beginning; a name stays.
func TestWaitingFor(t *testing.T) {
	for _, test := range []struct{ language, name, byLink, atTable string }{
		{"en", "", "Waiting for your friend: send the link", "It is your friend’s turn"},
		{"en", "Ann", "Waiting for Ann: send the link", "It is Ann’s turn"},
		{"hu", "", "A barátod következik: küldd el a linket", "A barátod következik"},
		{"id", "", "Menunggu temanmu: kirim tautannya", "Giliran: temanmu"},
	} {
		w, err := locale.Open(test.language)
		if err != nil {
			t.Fatal(err)
		}
		m, err := match.New(match.Setup{Game: games.All()[3]})
		if err != nil {
			t.Fatal(err)
		}
		if err := bylink.SitDown(m, 0); err != nil {
			t.Fatal(err)
		}
		if err := m.SetPlayer(1, test.name); err != nil {
			t.Fatal(err)
		}
		if err := m.SetTag(link.ByLinkTag, "1"); err != nil {
			t.Fatal(err)
		}
		if got := WaitingFor(w, m, 1); got != test.byLink {
			t.Errorf("%q, want %q", got, test.byLink)
		}
		if err := bylink.NoteTable(m, bylink.Table{Table: link.Table{Name: "a", Secret: "b"}}); err != nil {
			t.Fatal(err)
		}
		if got := WaitingFor(w, m, 1); got != test.atTable {
			t.Errorf("%q, want %q", got, test.atTable)
		}
	}
}
