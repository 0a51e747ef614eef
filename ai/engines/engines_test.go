package engines_test

import (
	"testing"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/ai/enginetest"
	"tidepool/rules/games"
)

// eachGame runs a test for every game.
func eachGame(t *testing.T, test func(t *testing.T, id string)) {
	for _, g := range engines.All() {
		id := g.Rules().Info().ID
		t.Run(id, func(t *testing.T) { test(t, id) })
	}
}

func gameOf(t testing.TB, id string) ai.Game {
	t.Helper()
	g, ok := engines.ByID(id)
	if !ok {
		t.Fatalf("no engine for %s", id)
	}
	return g
}

func newEngine(t testing.TB, id string) ai.Engine {
	t.Helper()
	e := gameOf(t, id).Engine(1 << 20)
	t.Cleanup(e.Close)
	return e
}

func newSolver(t testing.TB, id string) ai.Solver {
	t.Helper()
	return gameOf(t, id).Solver(ai.SolverOptions{TableBytes: 4 << 20})
}

// offBook returns options of a game whose start is not solved in a book.
func offBook(id string) string {
	if id == "kalah" {
		return "end=empty"
	}
	return ""
}

// setUp returns the query of a job.
func setUp(t testing.TB, j ai.Job) ai.Query {
	t.Helper()
	q, err := j.Query(gameOf(t, j.Game))
	if err != nil {
		t.Fatal(err)
	}
	return q
}

// play adapts a query to a player of a level.
func play(t testing.TB, q *ai.Query, id string, level int, seed uint64) {
	t.Helper()
	if err := q.As(gameOf(t, id).Ladder(), level, seed); err != nil {
		t.Fatal(err)
	}
}

// TestList checks that exactly the games of the rules have an engine, in the same order.
func TestList(t *testing.T) {
	list := engines.All()
	if len(list) != len(games.All()) {
		t.Fatalf("%d engines, %d games", len(list), len(games.All()))
	}
	for i, g := range games.All() {
		if list[i].Rules() != g {
			t.Errorf("engine %d is of %s, game of %s", i, list[i].Rules().Info().ID, g.Info().ID)
		}
	}
	if _, ok := engines.ByID("chess"); ok {
		t.Error("there is an engine for chess")
	}
}

// TestConformance checks every engine against the contract of package ai.
func TestConformance(t *testing.T) {
	if testing.Short() {
		t.Skip("one thread has no races to look for")
	}
	for _, g := range engines.All() {
		id := g.Rules().Info().ID
		t.Run(id, func(t *testing.T) { enginetest.Conform(t, g, offBook(id)) })
	}
}
