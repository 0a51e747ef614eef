package memory_test

import (
	"fmt"

	"tidepool/ai/memory"
)

func ExampleMake() {
	table := memory.Make[memory.Word](4)
	table[1].Store(0xcafe)
	fmt.Printf("%x %x\n", table[0].Load(), table[1].Load())
	// Output: 0 cafe
}
