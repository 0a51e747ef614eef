package kalah_test

import (
	"fmt"

	"tidepool/rules/kalah"
)

// A seed in the own store gives another turn; the error for an illegal turn says why.
func ExampleGame_Start() {
	p, err := kalah.Game{}.Start("seeds=3")
	if err != nil {
		fmt.Println(err)
		return
	}
	p, _, err = p.Play("D")
	fmt.Println(p, err)
	_, _, err = p.Play("D")
	fmt.Println(err)
	// Output:
	// 3,3,3,0,4,4/3,3,3,3,3,3 1 0 s <nil>
	// D: that house is empty
}
