package wire_test

import (
	"fmt"

	"tidepool/play/table/wire"
)

// A page asks to watch a table. What is not written exactly as a page writes it is refused.
func Example() {
	for _, text := range []string{
		`{"join":{"table":"k7m2qd9fa3x5w8zc","secret":"","from":0,"session":"s","epoch":1}}`,
		`{"join":{"table":"k7m2qd9fa3x5w8zc","secret":"","from":0,"session":"s","epoch":1,"seat":1}}`,
	} {
		ask, err := wire.ParseClient([]byte(text))
		if err != nil {
			fmt.Println("refused")
			continue
		}
		fmt.Println(ask.Join.Table, ask.Join.From)
	}
	// Output:
	// k7m2qd9fa3x5w8zc 0
	// refused
}
