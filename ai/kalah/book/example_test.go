package book_test

import (
	"fmt"

	"tidepool/ai/kalah/book"
	"tidepool/rules/kalah"
)

// The first player wins the usual game.
func ExampleBook_Look() {
	p, err := kalah.New("")
	if err != nil {
		fmt.Println(err)
		return
	}
	b, err := book.Of(p.Variant())
	if err != nil {
		fmt.Println(err)
		return
	}
	margin, best, ok := b.Look(p)
	fmt.Println(margin, len(best), ok)
	// Output: 12 1 true
}
