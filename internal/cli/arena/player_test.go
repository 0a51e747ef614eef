package arena

import (
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/rules"
)

// A spied game has an engine that counts how often it is to prepare.
type spied struct {
	ai.Game
	prepared *int
}

type spiedEngine struct {
	ai.Engine
	prepared *int
}

func (s spied) Engine(tableBytes int) ai.Engine {
	return spiedEngine{s.Game.Engine(tableBytes), s.prepared}
}

func (s spiedEngine) Prepare(rules.Position, ai.File, func() bool) { *s.prepared++ }

// Only players at the best level whose turns are limited by time alone prepare for a game.
func TestPrepares(t *testing.T) {
	g := game(t, "kalah")
	start, err := g.Rules().Start("")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		level  int
		limits Limits
		want   int
	}{
		{ai.Levels, Limits{MoveTime: time.Second}, 1},
		{ai.Levels, Limits{MoveTime: time.Second, Nodes: 1000}, 0},
		{ai.Levels, Limits{Nodes: 1000}, 0},
		{ai.Levels - 1, Limits{MoveTime: time.Second}, 0},
	} {
		prepared := 0
		b, err := NewBuiltin(spied{g, &prepared}, test.level, 1<<16, test.limits, still)
		if err != nil {
			t.Fatal(err)
		}
		if err := b.NewGame(start, 1); err != nil || prepared != test.want {
			t.Errorf("level %d, %+v: prepared %d times, %v", test.level, test.limits, prepared, err)
		}
	}
}
