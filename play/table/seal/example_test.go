package seal_test

import (
	"fmt"

	"tidepool/play/table/seal"
)

// Only who has the link, and so its secret, can read the note that the server stores.
func Example() {
	const secret = "abcdefghijklmnopqrstuvwxyz"
	stored := seal.Seal(secret, "different-for-each-note", "Round 2: Ann - Ben")
	fmt.Println(stored)
	fmt.Println(seal.Open(secret, stored))
	// Output:
	// different-for-eaGBXvPRQWel7UG2GSpwVDbfjN
	// Round 2: Ann - Ben true
}
