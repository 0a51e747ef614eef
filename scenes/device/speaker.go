package device

import (
	"tidepool/rules"
	"tidepool/sound"
)

// A Speaker makes sounds. It must be harmless where there is no sound.
type Speaker interface {
	// Gesture says that the player has pressed something, which browsers want before the first sound.
	Gesture()
	// Event sounds a moment of an event of a game, see [sound.Begins]; what begins lasts so many seconds.
	Event(info rules.Info, e rules.Event, moment int, lasts float64)
	// Turned sounds the board's turning round.
	Turned()
	Tap()
	Refuse()
	Outcome(o rules.Outcome)
	// Clock sounds that a clock has so many seconds left; 0 is its flag's falling.
	Clock(seconds int)
	// Undo, Hint and Again sound a turn taken back, help that has come, and a turn more for who has just moved.
	Undo()
	Hint()
	Again()
	// Kits says what games sound like, by their ids, and Game which is on the board, "" for none.
	Kits(of func(game string) *sound.Kit)
	Game(id string)
	// Set takes up what the player prefers; the volumes of effects and of ambiences are 0 to 1.
	Set(on bool, volume, ambience float64)
}

// Silent is a Speaker that makes no sound.
type Silent struct{}

func (Silent) Gesture()                                    {}
func (Silent) Event(rules.Info, rules.Event, int, float64) {}
func (Silent) Turned()                                     {}
func (Silent) Tap()                                        {}
func (Silent) Refuse()                                     {}
func (Silent) Outcome(rules.Outcome)                       {}
func (Silent) Clock(int)                                   {}
func (Silent) Undo()                                       {}
func (Silent) Hint()                                       {}
func (Silent) Again()                                      {}
func (Silent) Kits(func(string) *sound.Kit)                {}
func (Silent) Game(string)                                 {}
func (Silent) Set(_ bool, _, _ float64)                    {}
