package clock_test

import (
	"fmt"
	"time"

	"tidepool/play/clock"
	"tidepool/rules"
)

// Five minutes, and three seconds for each turn.
func ExampleClock() {
	control, err := clock.Parse("5+3")
	if err != nil {
		fmt.Println(err)
		return
	}
	c := clock.New([2]clock.Control{control, control})
	c.Start(rules.Near, 0)
	c.Turn(rules.Far, 10*time.Second) // ten seconds used, three added
	fmt.Println(c.Left(rules.Near, 10*time.Second).Left)
	side, fell := c.Flagged(6 * time.Minute)
	fmt.Println(side == rules.Far, fell)
	// Output:
	// 4m53s
	// true true
}
