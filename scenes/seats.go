package scenes

import (
	"strconv"
	"time"

	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/match"
	"tidepool/rules"
	"tidepool/scenes/settings"
)

// A Player is who plays a side: a person, or the engine at a level.
type Player struct {
	Name  string
	Level int // 1 to ai.Levels; 0 is a person
	// Seat tells people without a name apart: 1 or 2, or 0 for neither.
	Seat int
}

// levelOf reads who plays a side from a match; a person is 0.
func levelOf(m *match.Match, s rules.Side) int { return levelIn(m, m.Info(), s) }

// playerOf is who plays a side of a match.
func playerOf(m *match.Match, s rules.Side) Player {
	return Player{m.Player(s), levelOf(m, s), seatIn(m, m.Info(), s)}
}

// levelName is what players call a level.
func (e *Env) levelName(level int) string { return e.Words.Of(key.Levels, strconv.Itoa(level)) }

// engineName is what the engine is called where a player's name stands.
func (e *Env) engineName(level int) string { return engineName(e.Words, level) }

// playerName is what a side's player is called on the board.
func playerName(env *Env, m *match.Match, s rules.Side) string {
	return nameIn(env.Words, m, m.Info(), s, m.Player(s))
}

// solo reports whether the engine plays one side, and which side the person
// has.
func (b *boardScene) solo() (person rules.Side, ok bool) {
	near, far := b.levels[rules.Near] > 0, b.levels[rules.Far] > 0
	if near {
		person = rules.Far
	}
	return person, near != far
}

// demo reports whether the engine plays itself.
func (b *boardScene) demo() bool { return b.levels[rules.Near] > 0 && b.levels[rules.Far] > 0 }

// seating is where the players sit: a person alone and a learner
// sit where it suits them.
func (b *boardScene) seating() settings.Seating {
	if b.levels != [2]int{} || b.coach != nil {
		return settings.SeatSame
	}
	return b.env.Settings.Seating
}

// job is what the engine is told about the game as it stands.
func (b *boardScene) job(ply int) ai.Job {
	m := b.match
	j := ai.Job{Game: m.Info().ID, Options: m.Options(), Start: m.At(0).String(), Level: ai.Levels}
	for i := range ply {
		j.Words = append(j.Words, m.Turn(i+1).Word)
	}
	return j
}

// thinkTime is how long the engine may think about a turn.
func (b *boardScene) thinkTime() time.Duration {
	return time.Duration(b.env.Settings.Think) * time.Second
}
