package endgame_test

import (
	"fmt"

	"tidepool/ai/kani/endgame"
)

func ExampleMaterial() {
	m := endgame.NariEbi(3, 3)
	fmt.Println(m.Size(), "placements")
	// Output: 89042800 placements
}
