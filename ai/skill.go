package ai

import (
	"fmt"

	"tidepool/rules"
)

// SkillLimits are how a player sees a game; the zero value sees everything and takes no side. All but Contempt
// limit what is seen, never what is done with it. Own captures and promotions, and immediate wins, are always seen.
type SkillLimits struct {
	// Depth (in plies) and Nodes limit the search in addition to the query's limits; 0 does not.
	Depth int
	Nodes uint64
	// Noise is the largest error in judging a position.
	Noise Score
	// Own and Enemy are the chances, of 256, to overlook a turn that is easy, harder or hard to see.
	Own, Enemy [3]uint8
	// Hasty means that captures at the end of a line are not resolved.
	Hasty bool
	// Naive means that tables and books are not used.
	Naive bool
	// Contempt is how much worse a draw by repetition is for the player than an even position: it plays on
	// against somebody who may err.
	Contempt Score
}

// Partial reports whether such a player can mistake something unproven for proven.
func (s SkillLimits) Partial() bool { return s.Noise > 0 || s.Overlooks() || s.Hasty || s.Naive }

// Overlooks reports whether such a player misses turns.
func (s *SkillLimits) Overlooks() bool { return s.Own != [3]uint8{} || s.Enemy != [3]uint8{} }

// Levels is the number of the strongest level; the weakest is 1.
const Levels = 8

// A Ladder has the skill limits of a game's levels, the weakest first. Each beats the one below in about four
// games of five; LEVELS.md says how that was measured.
type Ladder [Levels]SkillLimits

// Skill returns the skill limits of a level.
func (l *Ladder) Skill(level int) (SkillLimits, error) {
	if level < 1 || level > Levels {
		return SkillLimits{}, fmt.Errorf("ai: level %d: there are levels 1 to %d", level, Levels)
	}
	return l[level-1], nil
}

// As makes the task one for a player of a level, or with level 0 one for analysis: without limits, and no wish for
// either side to win. Both vary only with a seed; a weak player's errors differ at every turn of the game.
func (t *Task[P]) As(l Ladder, level int, seed uint64) (err error) {
	t.Skill, t.Seed = SkillLimits{}, 0
	if level != 0 {
		t.Skill, err = l.Skill(level)
	}
	if seed != 0 || t.Skill.Partial() {
		t.Seed = rules.Mix(rules.Mix(seed+1) + uint64(len(t.Past)))
	}
	return err
}
