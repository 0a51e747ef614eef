package onitama

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"tidepool/rules"
	"tidepool/rules/rulestest"
)

const (
	// middle is this, with Red to move:
	//
	//	5 . . B . .
	//	4 . . . . .
	//	3 . b . . .
	//	2 r . . . .
	//	1 R . . . r
	//	1 R . . . r
	middle = "2B2/5/1b3/r4/R3r r boar,crab dragon,rabbit eel"
	// stuck has no move.
	stuck = "2B1r/4r/4r/4r/4R r ox,tiger crab,goose monkey"
	// In corner the sable has no move, and in edge the master has none.
	corner = "R4/5/5/2B2/5 r sable,tiger dragon,rabbit eel"
	edge   = "R4/5/4r/2B2/5 r panda,sable dragon,rabbit eel"
	// done is a finished game.
	done = "2r2/5/5/5/2R2 b boar,crab dragon,rabbit eel"
)

func TestExplain(t *testing.T) {
	const noWord = "that is not a move of this game"
	for _, test := range []struct{ text, word, code, want string }{
		{middle, "boar:b3-b2", "onitama.not-yours", "b3: that piece is Blue's"},
		{middle, "boar:c3-b2", "onitama.no-piece", "c3: no piece stands there"},
		{middle, "boar:a1-a2", "onitama.own-piece", "a2: your own piece stands there"},
		{middle, "boar:a1-a1", "onitama.already-there", "a1: the piece stands there already"},
		{middle, "boar:a1-c1", "onitama.not-there", "c1: the card does not lead there"},
		{middle, "boar:a1-f1", "onitama.off-board", "f1: that is not on the board"},
		{middle, "boar:a6-a1", "onitama.off-board", "a6: that is not on the board"},
		{middle, "boar:a1-a10", "onitama.off-board", "a10: that is not on the board"},
		{middle, "dragon:a1-b1", "onitama.their-card", "dragon: Blue holds that card"},
		{middle, "dragon:pass", "onitama.their-card", "dragon: Blue holds that card"},
		{middle, "eel:a1-b1", "onitama.middle-card", "eel: that card is in the middle: Red gets it after this turn"},
		{middle, "ox:a1-b1", "onitama.not-in-play", "ox: that card is not in this game"},
		{middle, "zebra:a1-b1", "onitama.no-such-card", "zebra: there is no card of that name"},
		{middle, "boar:pass", "onitama.must-move", "a piece can move, so one must"},
		{middle, "a1-b1", "onitama.card-missing", "a move begins with its card, as in ox:c1-c2"},
		{middle, "a1", "onitama.card-missing", "a move begins with its card, as in ox:c1-c2"},
		{middle, "boar", "unfinished", "the turn is not finished"},
		{middle, "boar:", "unfinished", "the turn is not finished"},
		{middle, "boar:a1", "unfinished", "the turn is not finished"},
		{middle, "boar:a1-", "unfinished", "the turn is not finished"},
		{middle, "boar:a1-b1-c1", "not-a-word", noWord},
		{middle, "boar:swap", "not-a-word", noWord},
		{middle, "Boar:a1-b1", "not-a-word", noWord},
		{middle, "boar:A1-B1", "not-a-word", noWord},
		{middle, "pass", "onitama.no-such-card", "pass: there is no card of that name"},
		{middle, "", "not-a-word", noWord},
		{middle, ":", "not-a-word", noWord},
		{middle, "-", "not-a-word", noWord},
		{middle, "f9", "not-a-word", noWord},
		{middle, strings.Repeat("ox:c1-c2", 1000), "not-a-word", noWord},
		{strings.Replace(middle, " r ", " b ", 1), "boar:a1-b1", "onitama.their-card", "boar: Red holds that card"},
		{strings.Replace(middle, " r ", " b ", 1), "dragon:a1-b1", "onitama.not-yours", "a1: that piece is Red's"},
		{corner, "sable:a5-b4", "onitama.card-stuck", "sable: no piece can move by this card"},
		{corner, "sable:pass", "onitama.must-move", "a piece can move, so one must"},
		{edge, "sable:a5-b4", "onitama.not-by-card", "a5: the card does not let this piece move"},
		{stuck, "ox:e1-d1", "onitama.exchange", "no piece can move: exchange one of your cards"},
		{stuck, "ox", "unfinished", "the turn is not finished"},
		{stuck, "crab:pass", "onitama.their-card", "crab: Blue holds that card"},
		{stuck, "monkey:pass", "onitama.middle-card", "monkey: that card is in the middle: Red gets it after this turn"},
		{done, "dragon:c5-c4", "game-over", "the game is over"},
	} {
		_, _, err := parsed(t, test.text).Play(test.word)
		var r rules.Reason
		if !errors.As(err, &r) || r.Code != test.code || err.Error() != test.want {
			t.Errorf("%s %.20q: %q (%s), want %q (%s)", test.text, test.word, err, r.Code, test.want, test.code)
		}
	}
}

func TestRefuse(t *testing.T) {
	for _, test := range []struct {
		text, taps string
		spot       rules.Spot
		want       string
	}{
		{middle, "", "boar", ""},
		{middle, "", "a1", ""},
		{middle, "", "b3", "b3: that piece is Blue's"},
		{middle, "", "c3", "c3: no piece stands there"},
		{middle, "", "f1", "f1: that is not on the board"},
		{middle, "", "dragon", "dragon: Blue holds that card"},
		{middle, "", "eel", "eel: that card is in the middle: Red gets it after this turn"},
		{middle, "", "ox", "ox: that card is not in this game"},
		{middle, "", "swap", "swap: there is no card of that name"},
		{middle, "", "", "that is not a move of this game"},
		{middle, "", "a1=", "that is not a move of this game"},
		{middle, "boar", "crab", "crab: a card is chosen already"},
		{middle, "boar", "boar", "boar: a card is chosen already"},
		{middle, "boar a1", "crab", "crab: a card is chosen already"},
		{middle, "a1", "c3", "c3: neither card leads there"},
		{middle, "a1", "a2", "a2: your own piece stands there"},
		{middle, "a1", "a1", "a1: the piece stands there already"},
		{middle, "a1", "c1", ""},
		{middle, "a1 boar", "c1", "c1: the card does not lead there"},
		{middle, "boar a1", "c1", "c1: the card does not lead there"},
		{middle, "a1 b1", "boar", "boar: the turn is complete"},
		{middle, "a1 b1", "c1", "c1: the turn is complete"},
		{middle, "e1 e2", "c1", "c1: both cards lead there: choose one of them"},
		{middle, "e1 e2", "eel", "eel: that card is in the middle: Red gets it after this turn"},
		{middle, "e1 e2", "crab", ""},
		{middle, "e1 e2 crab", "boar", "boar: the turn is complete"},
		{middle, "e1 crab e2", "d2", "d2: the turn is complete"},
		{middle, "nowhere", "a1", "nowhere: there is no card of that name"},
		{corner, "", "sable", "sable: no piece can move by this card"},
		{corner, "", "a5", ""},
		{corner, "a5", "sable", "sable: the card does not let this piece move"},
		{corner, "a5 a4", "sable", "sable: the turn is complete"},
		{edge, "", "a5", "a5: neither card lets this piece move"},
		{edge, "sable", "a5", "a5: the card does not let this piece move"},
		{edge, "sable", "e3", ""},
		{edge, "e3 d2", "e4", "e4: both cards lead there: choose one of them"},
		{stuck, "", "e1", "e1: no piece can move: exchange one of your cards"},
		{stuck, "", "ox", ""},
		{stuck, "ox", "e1", "e1: the turn is complete"},
		{stuck, "ox", "tiger", "tiger: the turn is complete"},
	} {
		p := parsed(t, test.text).Unwrap().(Position)
		var taps []rules.Spot
		for tap := range strings.FieldsSeq(test.taps) {
			taps = append(taps, rules.Spot(tap))
		}
		if got := p.Refuse(taps, test.spot).Error(); got != test.want {
			t.Errorf("%s: after %v, %q: %q, want %q", test.text, taps, test.spot, got, test.want)
		}
	}
}

// A spot that may follow is not refused, and every other one is.
func TestRefuseAgreesWithTurns(t *testing.T) {
	for seed, start := range starts(t) {
		rulestest.Walk(start, uint64(seed), 30, func(p rules.Position) {
			turns := p.Turns()
			if len(turns) == 0 {
				return
			}
			for _, turn := range turns {
				for _, path := range turn.Paths {
					for n := range len(path) + 1 {
						checkRefused(t, p, turns, path[:n])
					}
				}
			}
		})
	}
}

func checkRefused(t *testing.T, p rules.Position, turns []rules.Turn, taps []rules.Spot) {
	t.Helper()
	next := rules.FollowTaps(turns, taps).Next
	for _, spot := range spots {
		r := p.Refuse(taps, spot)
		if legal := slices.Contains(next, spot); legal != (r == rules.Reason{}) {
			t.Fatalf("%s: after %v, %q: legal is %t, refused with %q", p, taps, spot, legal, r)
		}
	}
}

// spots are all squares and cards, and some invalid ones.
var spots = func() []rules.Spot {
	list := []rules.Spot{"", "=", "f1", "a6", "zebra", "pass", "near"}
	for s := range square(files * files) {
		list = append(list, s.spot())
	}
	for _, c := range Deck(deckAll) {
		list = append(list, c.spot())
	}
	return list
}()

func FuzzRead(f *testing.F) {
	const longest = 100 // bytes in a reason
	var positions []rules.Position
	for _, text := range []string{opening, middle, stuck, corner, edge, done, strings.Replace(middle, " r ", " b ", 1)} {
		positions = append(positions, parsed(f, text))
	}
	for _, word := range []string{
		"", "ox", "ox:", "ox:c1-c2", "ox:pass", "crab:pass", "zebra:a1-b1", "boar:a1-a2", "a1-b1", "-", ":", "boar:a99-b1",
		"BOAR:a1-b1", "ox:\xff", strings.Repeat("x", 50),
	} {
		f.Add(word, "a1", "boar")
	}
	f.Fuzz(func(t *testing.T, word, first, second string) {
		for _, p := range positions {
			typed := p.Unwrap().(Position)
			if _, _, err := p.Play(word); err != nil && (err.Error() == "" || len(err.Error()) > longest) {
				t.Errorf("%s: %.50q refused with %.200q", p, word, err)
			}
			taps := []rules.Spot{rules.Spot(first), rules.Spot(second)}
			for n := range len(taps) + 1 {
				if r := typed.Refuse(taps[:n], rules.Spot(word)); len(r.Error()) > longest {
					t.Errorf("%s: %.50q refused with %.200q", p, word, r)
				}
			}
		}
	})
}
