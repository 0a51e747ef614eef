package ai

import (
	"fmt"
	"time"

	"tidepool/rules"
)

// A Job is what a [Thinker] is asked to think about, in words.
type Job struct {
	// ID is repeated in each update.
	ID uint64
	// Game is the game's ID, Options its rules as "k=v,k=v".
	Game, Options string
	// Start is the text of the game's first position; "" means the usual one.
	Start string
	Words []string
	// Level is from 1 to [Levels]; 0 is for analysis, at full strength.
	Level int
	// Seed varies the choice among equal turns, and the errors of weak levels.
	Seed uint64
	// Time, Nodes and Depth limit the search; zero values do not.
	Time  time.Duration
	Nodes uint64
	Depth int
	// All requests the score of every turn.
	All bool
	// Part selects which turns are requested; if it selects none, the answer has none.
	Part Part
	// Beside means that other jobs use the other cores: the job gets one thread.
	Beside bool
	// Fresh forgets earlier jobs first, so that the result depends only on this one.
	Fresh bool
	// Prepare asks for no turn but for what can be done before a game's first; the answer is empty.
	Prepare bool
}

// Query sets up the position. It returns an error if anything in the job is invalid. The caller, who has a
// clock, must handle Time.
func (j *Job) Query(game Game) (Query, error) {
	g := game.Rules()
	p, err := first(g, j.Options, j.Start)
	if err != nil {
		return Query{}, err
	}
	q := Query{Position: p, Limits: Limits{Depth: j.Depth, Nodes: j.Nodes}, All: j.All}
	if j.All {
		q.Part = j.Part
	}
	for i, word := range j.Words {
		next, _, err := q.Position.Play(word)
		if err != nil {
			return Query{}, fmt.Errorf("%s: ply %d: %w", j.Game, i+1, err)
		}
		q.Past = append(q.Past, q.Position)
		q.Position = next
	}
	if err := q.As(game.Ladder(), j.Level, j.Seed); err != nil {
		return Query{}, err
	}
	q.Drawn(g.Info(), j.Options)
	return q, nil
}

// Drawn sets when an endless game is drawn with its options. It leaves out the past if repetitions draw nothing, so it
// comes after [Task.As].
func (t *Task[P]) Drawn(info rules.Info, options string) {
	if !info.Endless {
		return
	}
	values, _ := rules.ParseOptions(info.Options, options)
	if values["limit"] != "off" {
		t.Lasts = max(1, rules.DrawingPly-len(t.Past))
	}
	if values["repetition"] == "off" {
		t.Past = nil
	}
}

func first(g rules.Game, options, start string) (rules.Position, error) {
	p, err := g.Start(options)
	if err == nil && start != "" {
		p, err = rules.Admit(g, options, start)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", g.Info().ID, err)
	}
	return p, nil
}
