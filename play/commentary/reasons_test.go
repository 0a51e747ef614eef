package commentary

import (
	"slices"
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
	crab := func(kind string, path ...rules.Spot) []rules.Event {
		e := []rules.Event{{Kind: rules.Moved, Piece: rules.Piece{Kind: kind}, From: path[0], To: path[1]}}
		if len(path) > 2 {
			e = append(e, rules.Event{Kind: rules.Carried, From: path[1], To: path[2]})
		}
		return append(e, rules.Event{Kind: rules.Captured, Piece: rules.Piece{Kind: kind}, From: "b4"})
	}
	ox := append(crab("student", "c1", "c2"), rules.Event{Kind: rules.Handed, From: "ox", To: "crab"})
	jump := []rules.Event{{Kind: rules.Jumped, From: "a3", To: "a5"}, {Kind: rules.Captured, From: "a4"}}
	sow := func(from, last rules.Spot) []rules.Event {
		return []rules.Event{{Kind: rules.Sown, From: from, Count: 3, Path: []rules.Spot{last}}}
	}
	for _, test := range []struct {
		game, want string
		fact       reason.Fact
	}{
		{"kanishogi", "Allows “parent crab b4 to d4”, which captures the parent crab.", reason.Fact{Kind: reason.AllowsCapture, Events: crab("parent", "b4", "d4"), Capture: piece("parent")}},
		{"kanishogi", "Allows “parent crab b4 to d4”, and Red has won. The parent crab is captured.",
			reason.Fact{Kind: reason.AllowsWin, Events: crab("parent", "b4", "d4"), End: rules.Win(rules.Far, "parent-captured")}},
		{"kaninariebi", "Allows “crab b4 to c4, carried to c2”, which captures 2 pieces.", reason.Fact{Kind: reason.AllowsCapture, Events: crab("crab", "b4", "c4", "c2"), Capture: piece("crab", "crab")}},
		{"kaninariebi", "Allows “crab d4 to a4”, which makes a shrimp.", reason.Fact{Kind: reason.AllowsPromotion, Events: crab("crab", "d4", "a4")}},
		{"onitama", "“student c1 to c2, using Ox” was the only turn that does not lose.", reason.Fact{Kind: reason.WasOnlySafe, Events: ox}},
		{"onitama", "Gives away a sure win: now Blue can force a win in 2 turns.", reason.Fact{Kind: reason.GaveWin, N: 2}},
		{"onitama", "Gives away a sure win: now Blue can force a win.", reason.Fact{Kind: reason.GaveWin}},
		{"onitama", "If both play as the computer would, Blue captures 2 pieces, instead of 1 after “student c1 to c2, using Ox”.", reason.Fact{Kind: reason.TakesMore, Events: ox, N: 2, M: 1}},
		{"onitama", "Captures the master.", reason.Fact{Kind: reason.Takes, Capture: piece("master")}},
		{"konane", "Allows “a3 jumps to a5”, and if both play as the computer would, White wins in 3 turns. Black has no turn left.",
			reason.Fact{Kind: reason.LineLoses, Events: jump, N: 3, End: rules.Win(rules.Far, "no-moves")}},
		{"konane", "If both play as the computer would, Black then has 3 turns to choose from, and White 1.", reason.Fact{Kind: reason.Outnumbers, N: 3, M: 1}},
		{"konane", "If both play as the computer would, Black then has more to choose from than White.", reason.Fact{Kind: reason.Outnumbers, N: 11, M: 10}},
		{"konane", "Keeps the way open: after most other turns White could leave Black less to choose from.", reason.Fact{Kind: reason.Ensures, N: 30, M: 20}},
		{"konane", "Prevents “a3 jumps to a5”, which White could play after most other turns.", reason.Fact{Kind: reason.Blocks, By: rules.Far, Events: jump}},
		{"onitama", "Prevents Blue from winning with “student c1 to c2, using Ox”, as most other turns would allow.", reason.Fact{Kind: reason.PreventsWin, By: rules.Far, Events: ox}},
		{"onitama", "Prevents “student c1 to c2, using Ox” from capturing the master, as most other turns would allow.", reason.Fact{Kind: reason.Prevents, By: rules.Far, Events: ox, Capture: piece("master")}},
		{"kalah", "After “sows 3 seeds from C, the last in F”, if both play as the computer would, South gets to 20 seeds in the store, instead of 17.",
			reason.Fact{Kind: reason.BestStores, Events: sow("C", "F"), N: 20, M: 17}},
		{"kalah", "Gives up 1 seed.", reason.Fact{Kind: reason.GivesUp, N: 1}},
		{"kalah", "Allows “sows 3 seeds from b, the last in e”, which captures 8 seeds.", reason.Fact{Kind: reason.AllowsCapture, By: rules.Far, Events: sow("b", "e"), Capture: reason.Capture{Seeds: 8}}},
	} {
		s := Speaker{Words: locale.English(), Info: game(t, test.game).Info()}
		if got := s.Reason(test.fact); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
}

// Every kind of fact has a sentence in every language, with all placeholders filled.
func TestReasonsInEveryLanguage(t *testing.T) {
	for _, lang := range locale.Languages() {
		words, err := locale.Open(lang.Tag)
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range games.All() {
			s, n := Speaker{Words: words, Info: g.Info()}, 0
			for k := reason.Kind(1); k < reason.Kind(120); k++ {
				if slices.Contains([]reason.Kind{reason.AllowsPromotion, reason.MissesPromotion, reason.ThreatensPromotion, reason.NoPromotion}, k) && !words.Knows(key.Promotions, s.Info.ID) {
					continue
				}
				for count := range 6 {
					said := s.Reason(reason.Fact{Kind: k, Events: []rules.Event{{Kind: rules.Swapped}}, N: count, M: 7, Capture: reason.Capture{Seeds: 3}, End: rules.Win(rules.Far, "no-moves")})
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
