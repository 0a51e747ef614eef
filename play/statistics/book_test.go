package statistics_test

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"testing"
	"time"

	"tidepool/play/statistics"
	"tidepool/rules"
)

// now is a Sunday evening.
var now = time.Date(2026, 11, 22, 20, 0, 0, 0, time.UTC)

// of counts games, each ending an hour after the one before and the last one now.
func of(games ...statistics.Game) *statistics.Book {
	b := statistics.New(now)
	for i, g := range games {
		if g.Ended.IsZero() {
			g.Ended = now.Add(time.Duration(i+1-len(games)) * time.Hour)
		}
		if g.Game == "" {
			g.Game = "konane"
		}
		if g.ID == "" {
			g.ID = fmt.Sprint("g", i)
		}
		b.Add(g)
	}
	return b
}

// solo is a game of the near side, which moved first, against a level.
func solo(level int, o rules.Outcome) statistics.Game {
	return statistics.Game{Levels: [2]int{0, level}, Outcome: o, Turns: 20}
}

var (
	win, loss, draw = rules.Win(rules.Near, "x"), rules.Win(rules.Far, "x"), rules.Draw("x")
	going           rules.Outcome
)

func TestNothing(t *testing.T) {
	got := of().Table(statistics.Filter{Game: "kalah", With: statistics.People})
	if got.Games != 0 || got.Record.Games() != 0 || got.Streak != (statistics.Streak{}) {
		t.Errorf("of no games: %+v", got)
	}
}

func TestStreaks(t *testing.T) {
	for _, test := range []struct {
		name  string
		games []statistics.Game
		want  statistics.Streak
	}{
		{"one", []statistics.Game{solo(1, win)}, statistics.Streak{Now: 1, Best: 1}},
		{"ended by a loss", []statistics.Game{solo(1, win), solo(2, win), solo(1, loss)}, statistics.Streak{Best: 2}},
		{"ended by a draw", []statistics.Game{solo(1, win), solo(1, draw), solo(1, win)}, statistics.Streak{Now: 1, Best: 1}},
		{"the best is past", []statistics.Game{solo(1, win), solo(1, win), solo(1, loss), solo(1, win)}, statistics.Streak{Now: 1, Best: 2}},
		{"others lie between", []statistics.Game{solo(1, win), {Outcome: loss}, solo(1, going), {Levels: [2]int{3, 3}, Outcome: loss}, solo(1, win)}, statistics.Streak{Now: 2, Best: 2}},
	} {
		if got := of(test.games...).Table(statistics.Filter{}).Streak; got != test.want {
			t.Errorf("%s: %+v, want %+v", test.name, got, test.want)
		}
	}
}

func TestTable(t *testing.T) {
	far := statistics.Game{Levels: [2]int{2, 0}, First: rules.Near, Outcome: loss, Turns: 7, Seconds: 90}        // won by the far side
	second := statistics.Game{Levels: [2]int{0, 2}, First: rules.Far, Outcome: draw, Turns: 41, Seconds: 30}     // the engine began
	two := statistics.Game{Names: [2]string{"Ann", "Bo"}, First: rules.Far, Outcome: win, Turns: 12, Ended: now} // Ann won, Bo began
	other := statistics.Game{Game: "kalah", Names: [2]string{"Bo", "Ann"}, Outcome: draw, Turns: 3}
	demo := statistics.Game{Levels: [2]int{1, 8}, Outcome: win, Turns: 1}
	b := of(solo(1, win), far, second, solo(1, going), demo, two, other)
	t.Run("all", func(t *testing.T) {
		got := b.Table(statistics.Filter{})
		want := &statistics.Table{
			Games:     5,
			Record:    statistics.Record{Won: 2, Drawn: 1},
			Opponents: map[int]statistics.Record{1: {Won: 1}, 2: {Won: 1, Drawn: 1}},
			Sides:     [2]statistics.Record{{Won: 1, Drawn: 1}, {Won: 1}},
			Moves:     [2]statistics.Record{{Won: 1}, {Won: 1, Drawn: 1}},
			First:     statistics.Record{Won: 1, Drawn: 2, Lost: 2},
			Near:      statistics.Record{Won: 2, Drawn: 2, Lost: 1},
			People:    map[string]statistics.Record{"Ann": {Won: 1, Drawn: 1}, "Bo": {Lost: 1, Drawn: 1}},
			Streak:    statistics.Streak{Best: 2},
			Length:    statistics.Length{Sum: 83, Least: 3, Most: 41, Shortest: "g6", Longest: "g2"},
			Timed:     2, Seconds: 120,
			Weeks: [statistics.Weeks]int{11: 5},
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("got  %+v\nwant %+v", got, want)
		}
	})
	for f, games := range map[statistics.Filter]int{
		{Game: "konane"}: 4, {Game: "kalah"}: 1, {Game: "onitama"}: 0, {With: statistics.Engine}: 3, {With: statistics.People}: 2,
		{Game: "konane", With: statistics.People}: 1, {Game: "kalah", With: statistics.Engine}: 0,
	} {
		if got := b.Table(f).Games; got != games {
			t.Errorf("%+v: %d games, want %d", f, got, games)
		}
	}
}

// Weeks begin on Mondays in the player's time zone.
func TestWeeks(t *testing.T) {
	at := func(day, hour int) statistics.Game {
		return statistics.Game{Outcome: win, Ended: time.Date(2026, 11, day, hour, 0, 0, 0, time.UTC)}
	}
	for _, test := range []struct {
		game statistics.Game
		week int // -1 for none
	}{
		{at(22, 20), 11}, {at(16, 0), 11}, {at(15, 23), 10}, {at(9, 0), 10}, {at(16-7*11, 0), 0}, {at(15-7*11, 23), -1}, {at(23, 1), -1}, {at(-30000, 0), -1},
		{statistics.Game{Outcome: win, Ended: time.Date(2026, 11, 15, 23, 0, 0, 0, time.UTC).In(time.FixedZone("", 2*60*60))}, 11},
	} {
		want := make(map[int]int)
		if test.week >= 0 {
			want[test.week] = 1
		}
		got := make(map[int]int)
		for i, n := range of(test.game).Table(statistics.Filter{}).Weeks {
			if n > 0 {
				got[i] = n
			}
		}
		if !maps.Equal(got, want) {
			t.Errorf("%v is counted in weeks %v, want %v", test.game.Ended, got, want)
		}
	}
}

func TestBusiest(t *testing.T) {
	two := func(a, b string) statistics.Game {
		return statistics.Game{Names: [2]string{a, b}, Outcome: draw}
	}
	table := of(two("Ann", "Bo"), two("Cy", "Bo"), two("Ed", "Dee")).Table(statistics.Filter{})
	for most, want := range map[int][]string{0: nil, 1: {"Bo"}, 3: {"Bo", "Ann", "Cy"}, 9: {"Bo", "Ann", "Cy", "Dee", "Ed"}} {
		if got := table.Busiest(most); !slices.Equal(got, want) {
			t.Errorf("%d: %q, want %q", most, got, want)
		}
	}
}
