package commentary

import (
	"strings"
	"testing"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/review/reason"
	"tidepool/rules"
	"tidepool/rules/games"
)

func TestReasons(t *testing.T) {
	piece := func(kinds ...string) (h reason.Capture) {
		for _, k := range kinds {
			h.Pieces = append(h.Pieces, rules.Piece{Side: rules.Near, Kind: k})
		}
		return h
	}
	for _, test := range []struct {
		game, want string
		fact       reason.Fact
	}{
		{"kanishogi", "d2-e2 allows b4-d4, which captures the parent crab.", reason.Fact{Kind: reason.AllowsCapture, Turn: "b4-d4", Capture: piece("parent")}},
		{"kanishogi", "d2-e2 allows b4-d4, and Red has won. The parent crab is captured.",
			reason.Fact{Kind: reason.AllowsWin, Turn: "b4-d4", End: rules.Win(rules.Far, "parent-captured")}},
		{"kanishogi", "b4-d4 captures child 1 and the parent crab.", reason.Fact{Kind: reason.MissesCapture, Turn: "b4-d4", Capture: piece("child1", "parent")}},
		{"kaninariebi", "d2-e2 allows b4-d4, which captures 2 pieces.", reason.Fact{Kind: reason.AllowsCapture, Turn: "b4-d4", Capture: piece("crab", "crab")}},
		{"kaninariebi", "d2-e2 allows d4-a4=, which makes a shrimp.", reason.Fact{Kind: reason.AllowsPromotion, Turn: "d4-a4="}},
		{"onitama", "Ox c1-c2 was the only turn that does not lose.", reason.Fact{Kind: reason.WasOnlySafe, Turn: "ox:c1-c2"}},
		{"onitama", "Ox would have kept the draw.", reason.Fact{Kind: reason.WouldDraw, Turn: "ox:pass"}},
		{"onitama", "Gives away a sure win: now Blue can force a win in 2 turns.", reason.Fact{Kind: reason.GaveWin, N: 2}},
		{"onitama", "Gives away a sure win: now Blue can force a win.", reason.Fact{Kind: reason.GaveWin}},
		{"konane", "d2-e2 allows a3-a5, and as the computer plays on, White wins in 3 turns. Black has no turn left.",
			reason.Fact{Kind: reason.LineLoses, Turn: "a3-a5", N: 3, End: rules.Win(rules.Far, "no-moves")}},
		{"kanishogi", "After b4-d4, as the computer plays on, Black captures child 1 2 turns later.",
			reason.Fact{Kind: reason.BestTakes, Turn: "b4-d4", N: 2, Capture: piece("child1")}},
		{"onitama", "By the computer’s count, this is better: Ox c1-c2, Crab d5-b5.", reason.Fact{Kind: reason.BestLine, Turn: "ox:c1-c2", Line: []string{"ox:c1-c2", "crab:d5-b5"}}},
		{"kalah", "After South C, as the computer plays on, South gets to 20 seeds in the store, instead of 17.",
			reason.Fact{Kind: reason.BestStores, Turn: "C", N: 20, M: 17}},
		{"kalah", "Gives up 1 seed.", reason.Fact{Kind: reason.GivesUp, N: 1}},
		{"kalah", "South C allows North b, which captures 8 seeds.", reason.Fact{Kind: reason.AllowsCapture, Turn: "b", Capture: reason.Capture{Seeds: 8}}},
		{"kalah", "With South C, South ends 2 seeds ahead.", reason.Fact{Kind: reason.WouldLead, Turn: "C", N: 2}},
	} {
		s := Speaker{locale.English(), game(t, test.game).Info()}
		if test.fact.Played = "d2-e2"; test.game == "kalah" {
			test.fact.Played = "C"
		}
		if got := s.Reason(test.fact); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
}

// Every kind of fact has a sentence in every language, with nothing left to fill
// in.
func TestReasonsInEveryLanguage(t *testing.T) {
	for _, lang := range locale.Languages() {
		words, err := locale.Open(lang.Tag)
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range games.All() {
			s, n := Speaker{words, g.Info()}, 0
			for k := reason.Kind(1); k < reason.Kind(120); k++ {
				if (k == reason.AllowsPromotion || k == reason.MissesPromotion) && !words.Knows(key.Promotions, s.Info.ID) {
					continue
				}
				for count := range 6 {
					said := s.Reason(reason.Fact{Kind: k, Played: "b2-c3", Turn: "a1-b2", N: count, M: 7, Capture: reason.Capture{Seeds: 3}, End: rules.Win(rules.Far, "no-moves")})
					if said == "" || said == "none" {
						break
					}
					n++
					if strings.ContainsAny(said, "{}") || strings.Contains(said, "reason.") || strings.Contains(said, "  ") {
						t.Errorf("%s: %d: %q", lang.Tag, k, said)
					}
				}
			}
			if n < 200 {
				t.Errorf("%s, %s: only %d sentences", lang.Tag, s.Info.ID, n)
			}
		}
	}
}
