package thinking_test

import (
	"fmt"
	"time"

	"tidepool/ai"
	"tidepool/ai/thinking"
)

func ExampleNew() {
	leader, helpers := thinking.New()
	pool := ai.NewPool(leader, helpers...)
	defer pool.Close()
	pool.Start(ai.Job{ID: 1, Game: "kalah", Options: "houses=3,seeds=2", Level: 1, Seed: 1})
	for {
		if u, ok := pool.Update(); ok && u.Final {
			fmt.Println(u.ID, u.Problem == "", len(u.Best.Words) > 0)
			return
		}
		time.Sleep(time.Millisecond)
	}
	// Output: 1 true true
}
