package scenes

import (
	"strconv"
	"strings"
	"time"

	"tidepool/ai"
	"tidepool/match"
	"tidepool/rules"
)

// A Player is who plays a side: a person, or the engine at a level.
type Player struct {
	Name  string
	Level int // 1 to ai.Levels; 0 is a person
}

// levelTag names the header of a record that gives a side to the engine:
// "BlackLevel".
func levelTag(info rules.Info, s rules.Side) string {
	id := info.Sides[s]
	return strings.ToUpper(id[:1]) + id[1:] + "Level"
}

// levelOf reads who plays a side from a match; a person is 0, and so is
// whatever cannot be understood.
func levelOf(m *match.Match, s rules.Side) int {
	n, err := strconv.Atoi(m.Tag(levelTag(m.Info(), s)))
	if err != nil || n < 1 || n > ai.Levels {
		return 0
	}
	return n
}

// playerOf is who plays a side of a match.
func playerOf(m *match.Match, s rules.Side) Player { return Player{m.Player(s), levelOf(m, s)} }

// levelName is what players call a level.
func (e *Env) levelName(level int) string { return e.Words.T("level." + strconv.Itoa(level)) }

// engineName is what the engine is called where a player's name stands.
func (e *Env) engineName(level int) string {
	return e.Words.T("engine.name", "level", e.levelName(level))
}

// playerName is what a side's player is called on the board.
func playerName(env *Env, m *match.Match, s rules.Side) string {
	p := playerOf(m, s)
	if p.Level > 0 {
		return env.engineName(p.Level)
	}
	if n := strings.TrimSpace(p.Name); n != "" {
		return n
	}
	return env.Words.Side(m.Info().Sides[s])
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
func (b *boardScene) seating() Seating {
	if b.levels != [2]int{} || b.coach != nil {
		return SeatSame
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
