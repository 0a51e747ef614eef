package kani_test

import (
	"fmt"

	"tidepool/rules/kaninariebi"
)

// Both crab games use this package to read turns and to say why one is refused.
func Example() {
	p, err := kaninariebi.New("")
	if err != nil {
		fmt.Println(err)
		return
	}
	_, err = p.Read("a3-e3")
	fmt.Println(err)
	// Output: e3: another piece stands there
}
