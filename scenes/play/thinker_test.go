package play_test

import (
	"slices"
	"testing"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/match"
	"tidepool/rules"
	"tidepool/rules/games"
)

// A script is a thinker that answers what it is told to: at once, or when it
// is told to with answer.
type script struct {
	slow    bool // waits for answer, tell or stop
	blind   bool // answers without looking
	problem string
	score   ai.Score
	proven  bool
	// scores are those of single turns where all are asked for.
	scores map[string]ai.Score
	// word, if there is one, is the turn in place of the first legal one.
	word string

	jobs    []ai.Job
	stopped int
	job     *ai.Job // under way
	news    []ai.News
}

func (s *script) Start(j ai.Job) {
	s.jobs = append(s.jobs, j)
	s.job = &j
	if !s.slow {
		s.answer()
	}
}

func (s *script) Stop() {
	s.stopped++
	s.answer()
}

// answer ends the job under way.
func (s *script) answer() {
	s.tell(true)
	s.job = nil
}

// tell tells what is known of the job under way.
func (s *script) tell(final bool) {
	if s.job == nil {
		return
	}
	n := ai.News{ID: s.job.ID, Final: final, Problem: s.problem}
	if s.blind {
		s.news = append(s.news, n)
		return
	}
	game, _ := engines.ByID(s.job.Game)
	q, err := s.job.Query(game)
	if err != nil {
		n.Problem = err.Error()
	}
	if n.Problem == "" {
		n.Depth, n.Proven = 1, s.proven
		for _, t := range q.Position.Turns() {
			score, ok := s.scores[t.Word]
			if !ok || !q.All {
				score = s.score
			}
			n.Turns = append(n.Turns, ai.Variation{Score: score, Words: []string{t.Word}})
		}
		slices.SortStableFunc(n.Turns, func(a, b ai.Variation) int { return int(b.Score) - int(a.Score) })
		if len(n.Turns) > 0 {
			n.Best = n.Turns[0]
		}
		if s.word != "" {
			n.Best.Words = []string{s.word}
		}
	}
	s.news = append(s.news, n)
}

func (s *script) Update() (ai.News, bool) {
	if len(s.news) == 0 {
		return ai.News{}, false
	}
	n := s.news[0]
	s.news = s.news[1:]
	return n, true
}

func (*script) Set(ai.Settings) {}
func (*script) Close()          {}

// last is the job begun last.
func (s *script) last() ai.Job { return s.jobs[len(s.jobs)-1] }

// newMatch begins a match between people.
func newMatch(t testing.TB, game, options, start string) *match.Match {
	t.Helper()
	m, err := match.New(match.Setup{Game: gameOf(t, game), Options: options, Start: start})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func gameOf(t testing.TB, id string) rules.Game {
	t.Helper()
	g, ok := games.ByID(id)
	if !ok {
		t.Fatalf("no game %q", id)
	}
	return g
}

// turnsOf plays turns in a match.
func turnsOf(t testing.TB, m *match.Match, words ...string) {
	t.Helper()
	for _, w := range words {
		if _, err := m.Play(w); err != nil {
			t.Fatal(err)
		}
	}
}
