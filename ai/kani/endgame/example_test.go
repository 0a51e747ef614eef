package endgame_test

import (
	"fmt"

	"tidepool/ai/kani/endgame"
)

func ExampleMaterial() {
	m := endgame.NariEbi()
	fmt.Println(m.Size()>>20, "million placements of", endgame.Pieces, "pieces")
	// Output: 84 million placements of 6 pieces
}
