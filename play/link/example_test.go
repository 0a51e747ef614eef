package link_test

import (
	"fmt"

	"tidepool/play/link"
	"tidepool/play/match"
	"tidepool/rules/games"
	"tidepool/rules/konane"
)

func ExampleEncode() {
	m, err := match.New(match.Setup{Game: konane.Game{}, Options: "size=6"})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, word := range []string{"c3", "d3"} {
		if _, err := m.Play(word); err != nil {
			fmt.Println(err)
		}
	}
	address := link.To("https://example.org/", link.Encode(m))
	again, err := link.Decode(address, games.All())
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(again.Info().ID, again.Ply(), again.Position() == m.Position())
	// Output: konane 2 true
}
