package locale_test

import (
	"fmt"

	"tidepool/locale"
	"tidepool/locale/key"
)

func Example() {
	words, err := locale.Open("ru")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(words.T(key.MenuPlay, "game", "Konane"))
	fmt.Println(words.N(key.ResultsMoves, 3))
	fmt.Println(words.Of(key.Pieces, "stone"))
	// Output:
	// Играть: Konane
	// 3 хода
	// камень
}
