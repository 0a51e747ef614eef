package commentary_test

import (
	"fmt"

	"tidepool/locale"
	"tidepool/play/commentary"
	"tidepool/play/match"
	"tidepool/rules/kaninariebi"
)

func ExampleSpeaker_Turn() {
	m, err := match.New(match.Setup{Game: kaninariebi.Game{}})
	if err != nil {
		fmt.Println(err)
		return
	}
	if _, err := m.Play("a1-c1~c5"); err != nil {
		fmt.Println(err)
	}
	s := commentary.Speaker{Words: locale.English(), Info: m.Info()}
	fmt.Println(s.Turn(m.Turn(1)))
	// Output: Black: crab a1 to c1, carried to c5
}
