package device

import (
	"tidepool/rules"
	"tidepool/sound"
)

// A Speaker makes sounds. It must be harmless without sound output.
type Speaker interface {
	// Gesture is called when the player presses something; browsers require that before the first sound.
	Gesture()
	// Event plays a moment of a game's event, see [sound.Begins]; lasts is in seconds.
	Event(info rules.Info, e rules.Event, moment int, lasts float64)
	// Turned plays the sound of the board rotating.
	Turned()
	Tap()
	Refuse()
	Outcome(o rules.Outcome)
	// Clock plays the sound for so many seconds left on a clock; 0 is the end of its time.
	Clock(seconds int)
	// Undo, Hint and Again play the sounds for an undone turn, a hint, and an extra turn for the same player.
	Undo()
	Hint()
	Again()
	// Kits sets the sounds of games, by their ids; Game sets the game on the board, "" for none.
	Kits(of func(game string) *sound.Kit)
	Game(id string)
	// Set applies the player's preferences; the volumes of effects and background sounds are 0 to 1.
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
