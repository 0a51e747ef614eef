package statistics_test

import (
	"fmt"
	"time"

	"tidepool/play/statistics"
	"tidepool/rules"
)

func ExampleBook() {
	now := time.Date(2026, 11, 24, 12, 0, 0, 0, time.UTC)
	book := statistics.New(now)
	book.Add(statistics.Game{
		ID: "1", Game: "konane", Levels: [2]int{0, 3}, Turns: 31, Ended: now,
		Outcome: rules.Win(rules.Near, "no-moves"),
	})
	t := book.Table(statistics.Filter{Game: "konane", With: statistics.Engine})
	fmt.Println(t.Games, t.Record.Won, t.Opponents[3].Won)
	// Output: 1 1 1
}
