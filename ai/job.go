package ai

import (
	"fmt"
	"time"

	"tidepool/rules"
	"tidepool/rules/games"
)

// A Job is what a [Thinker] is asked to think about, in words.
type Job struct {
	// ID is chosen by who asks and comes back with the news.
	ID uint64
	// Game is the game's ID, Options its rules as "k=v,k=v".
	Game, Options string
	// Start is the text of the game's first position; empty means the usual
	// one.
	Start string
	// Words are the turns played since.
	Words []string
	// Level is how well to play, from 1 to [Levels]; 0 is the best too.
	Level int
	// Seed varies play among equal turns, and the errors of weak levels.
	Seed uint64
	// Time, Nodes and Depth end the search; zero values do not.
	Time  time.Duration
	Nodes uint64
	Depth int
	// All asks for the score of every turn.
	All bool
	// Fresh asks to forget what was learnt in earlier jobs, so that the result
	// depends on nothing but the job.
	Fresh bool
}

// Query sets the position up. It is an error, which says where, if anything
// in the job is refused. The time is left to the caller, who has a clock.
func (j *Job) Query() (Query, error) {
	g, ok := games.ByID(j.Game)
	if !ok {
		return Query{}, fmt.Errorf("ai: no game %q", j.Game)
	}
	p, err := first(g, j.Options, j.Start)
	if err != nil {
		return Query{}, err
	}
	q := Query{Position: p, Limits: Limits{Depth: j.Depth, Nodes: j.Nodes}, All: j.All}
	for i, word := range j.Words {
		next, _, err := q.Position.Play(word)
		if err != nil {
			return Query{}, fmt.Errorf("%s: ply %d: %w", j.Game, i+1, err)
		}
		q.Past = append(q.Past, q.Position)
		q.Position = next
	}
	if err := q.As(j.Game, j.Level, j.Seed); err != nil {
		return Query{}, err
	}
	if values, _ := rules.ParseOptions(g.Info().Options, j.Options); values["repetition"] == "off" {
		q.Past = nil
	}
	return q, nil
}

// As makes the task one for a player of a level; 0 is the best. A weak player's
// errors are others at every turn of the game; the best makes none, and varies
// only if there is a seed.
func (t *Task[P]) As(game string, level int, seed uint64) (err error) {
	if level == 0 {
		level = Levels
	}
	t.Sight, err = SightOf(game, level)
	t.Seed = 0
	if seed != 0 || t.Sight.partial() {
		t.Seed = rules.Mix(rules.Mix(seed+1) + uint64(len(t.Past)))
	}
	return err
}

func first(g rules.Game, options, start string) (rules.Position, error) {
	p, err := g.Start(options)
	if err == nil && start != "" {
		p, err = g.Parse(options, start)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", g.Info().ID, err)
	}
	return p, nil
}
