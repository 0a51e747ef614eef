package kani_test

import (
	"fmt"

	"tidepool/rules/kaninariebi"
)

// Both crab games use this package to explain why a turn is refused.
func Example() {
	p, err := kaninariebi.New("")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(p.Explain("a3-e3"))
	// Output: e3: another piece stands there
}
