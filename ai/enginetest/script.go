package enginetest

import (
	"slices"

	"tidepool/ai"
	"tidepool/rules"
)

// A Script is a thinker for tests: it answers at once, or if Slow when told to, with the first legal turn or
// a given one.
type Script struct {
	// Games may be nil: then it answers without looking at the position.
	Games func(id string) (ai.Game, bool)

	// Slow makes jobs wait for Answer or Stop.
	Slow bool
	// Problem is why jobs cannot be done, or "".
	Problem string
	// Score is the score of every turn, Scores those of some turns if all are requested, best first. Proven
	// is reported as such, and Decided.
	Score           ai.Score
	Scores          map[string]ai.Score
	Proven, Decided bool
	// Depth is the depth to report, 1 if it is 0.
	Depth int
	// Line is how many turns each of its variations has: 1 if it is 0, always the first legal ones.
	Line int
	// Word, if not empty, is the turn to answer.
	Word string

	// Jobs are all jobs started, Job the current one, Stopped counts calls of Stop.
	Jobs    []ai.Job
	Job     *ai.Job
	Stopped int

	updates []ai.Update
}

var _ ai.Thinker = (*Script)(nil)

func (s *Script) Start(j ai.Job) {
	s.Jobs = append(s.Jobs, j)
	s.Job = &j
	if !s.Slow {
		s.Answer()
	}
}

func (s *Script) Stop() {
	s.Stopped++
	s.Answer()
}

// Answer ends the current job.
func (s *Script) Answer() {
	s.Tell(true)
	s.Job = nil
}

// Tell reports on the current job, if any.
func (s *Script) Tell(final bool) {
	if s.Job == nil {
		return
	}
	u := ai.Update{ID: s.Job.ID, Final: final, Problem: s.Problem}
	if s.Games != nil && u.Problem == "" {
		s.look(&u)
	}
	s.updates = append(s.updates, u)
}

func (s *Script) look(u *ai.Update) {
	game, ok := s.Games(s.Job.Game)
	if !ok {
		u.Problem = "no such game"
		return
	}
	q, err := s.Job.Query(game)
	if err != nil {
		u.Problem = err.Error()
		return
	}
	u.Depth, u.Proven = max(1, s.Depth), s.Proven
	for i, t := range q.Position.Turns() {
		if !q.Part.Has(i) {
			continue
		}
		score, ok := s.Scores[t.Word]
		if !ok || !q.All {
			score = s.Score
		}
		u.Turns = append(u.Turns, ai.Variation{Score: score, Words: s.line(q.Position, t.Word), Decided: s.Decided})
	}
	slices.SortStableFunc(u.Turns, func(a, b ai.Variation) int { return int(b.Score) - int(a.Score) })
	if len(u.Turns) > 0 {
		u.Best = u.Turns[0]
	}
	if s.Word != "" && len(u.Turns) > 0 {
		u.Best.Words = []string{s.Word}
	}
}

func (s *Script) line(at rules.Position, word string) []string {
	words := []string{word}
	for len(words) < s.Line {
		next, _, err := at.Play(word)
		if err != nil || next.Outcome().Over() {
			break
		}
		at, word = next, next.Turns()[0].Word
		words = append(words, word)
	}
	return words
}

func (s *Script) Last() ai.Job { return s.Jobs[len(s.Jobs)-1] }

func (s *Script) Update() (ai.Update, bool) {
	if len(s.updates) == 0 {
		return ai.Update{}, false
	}
	u := s.updates[0]
	s.updates = s.updates[1:]
	return u, true
}

func (*Script) Set(ai.Settings) {}

func (*Script) Close() {}
