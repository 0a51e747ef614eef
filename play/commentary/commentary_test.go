package commentary

import (
	"math/rand/v2"
	"strings"
	"testing"

	"tidepool/locale"
	"tidepool/play/match"
	"tidepool/play/review/reason"
	"tidepool/rules"
	"tidepool/rules/games"
)

func game(t *testing.T, id string) rules.Game {
	t.Helper()
	for _, g := range games.All() {
		if g.Info().ID == id {
			return g
		}
	}
	t.Fatalf("no game %q", id)
	return nil
}

// say plays a turn from a position and describes it.
func say(t *testing.T, lang, id, options, position, word string) string {
	t.Helper()
	words, err := locale.Open(lang)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(match.Setup{Game: game(t, id), Options: options, Start: position})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Play(word); err != nil {
		t.Fatal(err)
	}
	return Speaker{Words: words, Info: m.Info()}.Turn(m.Turn(1))
}

func TestTurns(t *testing.T) {
	const deal = "deal=tiger+crab/frog+monkey/boar"
	tests := []struct{ game, options, position, word, want string }{
		{"kaninariebi", "", "", "a3-d3", "Black: crab a3 to d3"},
		{"kaninariebi", "", "", "a3-c3~c5", "Black: crab a3 to c3, carried to c5"},
		{"kaninariebi", "", "", "a3-c3~c1", "Black: crab a3 to c3, carried to c1"},
		{"kaninariebi", "", "C1cC1/C3c/4c/1C3/2C1c b", "b2-c2~c2", "Black: crab b2 to c2, stays on c2"},
		{"kaninariebi", "", "C3c/C3c/C3c/1C3/C3c b", "b2-e2=", "Black: crab b2 to e2, becomes a shrimp"},
		{"kaninariebi", "", "C3c/C3c/C3c/C3c/1C2c b", "a2-b2+b1-c2~c5", "Black: crab a2 to b2, then crab b1 to c2, carried to c5"},
		{"kaninariebi", "", "C3c/C3c/Ccc1C/C4/4c b", "e3-d3", "Black: crab e3 to d3, captures b3 and c3"},
		{"kanishogi", "", "", "a3-c3~c3", "Black: parent crab a3 to c3, stays on c3"},
		{"kanishogi", "", "", "a3-c3~c4", "Black: parent crab a3 to c3, goes on to c4"},
		{"kanishogi", "", "", "a5-c5~c1", "Black: child 1 a5 to c5, carried to c1"},
		{"onitama", deal, "", "tiger:b1-b3", "Red: student b1 to b3, using Tiger, gets Boar"},
		{"konane", "", "", "d4", "Black: removes the stone on d4"},
		{"kalah", "", "", "C", "South: sows 4 seeds from C, the last in the store"},
		{"kalah", "", "", "D", "South: sows 4 seeds from D, the last in North’s a"},
	}
	for _, test := range tests {
		if got := say(t, "en", test.game, test.options, test.position, test.word); got != test.want {
			t.Errorf("%s %s: %q, want %q", test.game, test.word, got, test.want)
		}
	}
}

// Rare events are described too.
func TestEvents(t *testing.T) {
	crab := rules.Piece{Side: rules.Near, Kind: "crab"}
	move := func(from, to rules.Spot) rules.Event {
		return rules.Event{Kind: rules.Moved, Piece: crab, From: from, To: to}
	}
	taken := func(kind string, at rules.Spot) rules.Event {
		return rules.Event{Kind: rules.Captured, Piece: rules.Piece{Side: rules.Far, Kind: kind}, From: at}
	}
	jump := func(from, to rules.Spot) rules.Event { return rules.Event{Kind: rules.Jumped, From: from, To: to} }
	seeds := func(kind rules.EventKind, from, to rules.Spot, n int) rules.Event {
		return rules.Event{Kind: kind, Piece: rules.Piece{Kind: "seed"}, From: from, To: to, Count: n}
	}
	handed := func(card, to rules.Spot) rules.Event { return rules.Event{Kind: rules.Handed, From: card, To: to} }
	tests := []struct {
		game   string
		events []rules.Event
		want   string
	}{
		{"kaninariebi", []rules.Event{move("a3", "c3"), {Kind: rules.Carried, From: "c3", To: "c5"}, taken("crab", "c4")},
			"Black: crab a3 to c3, carried to c5, captures c4"},
		{"kaninariebi", []rules.Event{move("e3", "d3"), taken("shrimp", "d2"), move("b4", "a3")},
			"Black: crab e3 to d3, captures d2 (shrimp), then crab b4 to a3"},
		{"kanishogi", []rules.Event{move("a3", "d3"), taken("parent", "d2"), {Kind: rules.Promoted, Piece: rules.Piece{Kind: "grown1"}, From: "d3"}},
			"Black: crab a3 to d3, captures d2 (parent crab), grows up"},
		{"konane", []rules.Event{jump("a2", "a4"), taken("stone", "a3"), jump("a4", "a6"), taken("stone", "a5")},
			"Black: a2 jumps to a4 and a6, captures a3 and a5"},
		{"konane", []rules.Event{jump("a2", "a4"), taken("stone", "a3"), jump("a4", "a6"), taken("stone", "a5"), jump("a6", "a8"), taken("stone", "a7")},
			"Black: a2 jumps to a4, a6 and a8, captures a3, a5 and a7"},
		{"onitama", []rules.Event{taken("master", "e3"), move("e4", "e3"), handed("boar", "crab")},
			"Red: crab e4 to e3, captures e3 (master), using Boar, gets Crab"},
		{"onitama", []rules.Event{handed("ox", "eel")},
			"Red: cannot move and gives Ox away, gets Eel"},
		{"kalah", []rules.Event{{Kind: rules.Sown, From: "A", Path: []rules.Spot{"B"}, Count: 1},
			seeds(rules.Captured, "B", "south-store", 1), seeds(rules.Captured, "e", "south-store", 5),
			seeds(rules.Banked, "c", "north-store", 1)},
			"South: sows 1 seed from A, the last in B, captures 6 seeds from B and North’s e, North keeps the last seed"},
		{"kalah", []rules.Event{{Kind: rules.Swapped}}, "South: swaps sides"},
	}
	for _, test := range tests {
		s := Speaker{Words: locale.English(), Info: game(t, test.game).Info()}
		if got := s.Turn(match.Turn{Events: test.events}); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
}

func TestWhoIsNext(t *testing.T) {
	s := Speaker{Words: locale.English(), Info: game(t, "kalah").Info()}
	cards := Speaker{Words: locale.English(), Info: game(t, "onitama").Info()}
	for got, want := range map[string]string{
		s.After(rules.Near, rules.Far):                           "North to move",
		s.After(rules.Near, rules.Near):                          "South moves again",
		s.Next("Where to?", []rules.Spot{"a", "B"}):              "Where to? – North’s a and South’s B",
		s.Taken([]rules.Piece{{Kind: "crab"}, {Kind: "shrimp"}}): "has captured crab and shrimp",
		cards.Card("tiger"):                                      "moves 2 forward, 1 back",
		cards.Card("dragon"):                                     "moves 1 forward and 2 left, 1 forward and 2 right, 1 back and 1 left, 1 back and 1 right",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// Sentences call the players by their names where the board does not show the sides, and the reader "you".
func TestNames(t *testing.T) {
	facts := []reason.Fact{{Kind: reason.MovesAgain, N: 1}, {Kind: reason.WouldLead, N: 2, Mover: rules.Far, By: rules.Far, Events: []rules.Event{{Kind: rules.Sown, From: "d", Count: 1}}}, {Kind: reason.LetsWin, N: 2}}
	refusal := rules.Reason{Code: "kalah.not-yours", Text: "that house is {side}'s", Side: "north", At: "e"}
	for _, test := range []struct {
		lang, you string
		// what is said where the reader is South, and where North
		south, north string
	}{
		{"en", "you", "You move again. With “sows 1 seed from d”, Lulu ends 2 seeds ahead. Now Lulu can force a win in 2 turns. e: that house is Lulu’s",
			"Lulu moves again. With “sows 1 seed from d”, you end 2 seeds ahead. Now you can force a win in 2 turns. e: that house is yours"},
		{"hu", "te", "Te még 1 alkalommal léphetsz. Ezzel Lulu 2 mag előnnyel végez: „1 magot vet innen: d”. Most Lulu biztosan nyerni tud, 2 lépésben. e: abból a gödörből Lulu vet",
			"Lulu még 1 alkalommal léphet. Ezzel te 2 mag előnnyel végzel: „1 magot vet innen: d”. Most te biztosan nyerni tudsz, 2 lépésben. e: az a gödör a tiéd"},
		{"id", "kamu", "Kamu bisa bermain 1 kali lagi. Dengan “menabur 1 biji dari d”, Lulu akhirnya unggul 2 biji. Kini Lulu pasti bisa menang dalam 2 langkah. e: lubang itu milik Lulu",
			"Lulu bisa bermain 1 kali lagi. Dengan “menabur 1 biji dari d”, kamu akhirnya unggul 2 biji. Kini kamu pasti bisa menang dalam 2 langkah. e: lubang itu milik kamu"},
		{"ja", "あなた", "あなたはさらに1回続けて指せます。 「dから種1個をまく」ならLuluが2個差で勝ちます。 今はLuluが2手で必ず勝てます。 e: その穴はLuluのものです",
			"Luluはさらに1回続けて指せます。 「dから種1個をまく」ならあなたが2個差で勝ちます。 今はあなたが2手で必ず勝てます。 e: その穴はあなたのものです"},
		{"ms", "anda", "Anda boleh bermain 1 kali lagi. Dengan “menyemai 1 biji dari d”, Lulu akhirnya lebih 2 biji. Kini Lulu pasti boleh menang dalam 2 langkah. e: lubang itu milik Lulu",
			"Lulu boleh bermain 1 kali lagi. Dengan “menyemai 1 biji dari d”, anda akhirnya lebih 2 biji. Kini anda pasti boleh menang dalam 2 langkah. e: lubang itu milik anda"},
		{"ru", "вы", "Вы ходите ещё 1 раз. После хода «посеян 1 камень из d» Lulu закончит на 2 камня впереди. Теперь Lulu в 2 ходах от верной победы. e: из этой лунки сеет Lulu",
			"Lulu ходит ещё 1 раз. После хода «посеян 1 камень из d» вы закончите на 2 камня впереди. Теперь вы в 2 ходах от верной победы. e: это ваша лунка"},
	} {
		words, err := locale.Open(test.lang)
		if err != nil {
			t.Fatal(err)
		}
		you, lulu := locale.Name{Text: test.you, You: true}, locale.Name{Text: "Lulu"}
		for want, names := range map[string][2]locale.Name{test.south: {you, lulu}, test.north: {lulu, you}} {
			s := Speaker{Words: words, Info: game(t, "kalah").Info(), Names: names}
			var said []string
			for _, f := range facts {
				said = append(said, s.Reason(f))
			}
			said = append(said, s.Refusal(refusal))
			if got := strings.Join(said, " "); got != want {
				t.Errorf("%s: %q, want %q", test.lang, got, want)
			}
		}
	}
	s := Speaker{Words: locale.English(), Info: game(t, "konane").Info(), Names: [2]locale.Name{{Text: "Anna"}, {Text: "you", You: true}}}
	if got := s.Reason(facts[0]); got != "Black moves again." {
		t.Errorf("where the stones show the sides: %q", got)
	}
}

// Whole games can be described in every language, without a bare key, an unfilled placeholder or an empty part.
func TestEveryLanguage(t *testing.T) {
	for _, lang := range locale.Languages() {
		words, err := locale.Open(lang.Tag)
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range games.All() {
			rng := rand.New(rand.NewPCG(1, 2))
			for range 5 {
				m, err := match.New(match.Setup{Game: g})
				if err != nil {
					t.Fatal(err)
				}
				for !m.Outcome().Over() && m.Ply() < 60 {
					turns := m.Position().Turns()
					if _, err := m.Play(turns[rng.IntN(len(turns))].Word); err != nil {
						t.Fatal(err)
					}
					said := Speaker{Words: words, Info: m.Info()}.Turn(m.Turn(m.Ply()))
					if strings.ContainsAny(said, "{}") || strings.Contains(said, "say.") || strings.Contains(said, ", ,") || strings.HasSuffix(said, ": ") {
						t.Fatalf("%s, %s: %q", lang.Tag, g.Info().ID, said)
					}
				}
			}
		}
	}
}
