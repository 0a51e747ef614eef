package scenes

import (
	"slices"

	"tidepool/ai"
	"tidepool/ai/engines"
)

// A puppet is a thinker that answers when it is told to, with the first legal
// turn or with what it has been given.
type puppet struct {
	job     *ai.Job // under way
	jobs    []ai.Job
	slow    bool // waits for stop or answer
	stopped int
	score   ai.Score
	proven  bool
	// scores are those of single turns where all are asked for; the best is
	// the first of them all.
	scores map[string]ai.Score
	news   []ai.News
}

func (p *puppet) Start(j ai.Job) {
	p.jobs = append(p.jobs, j)
	p.job = &j
	if !p.slow {
		p.answer()
	}
}

// answer ends the job under way.
func (p *puppet) answer() {
	if p.job == nil {
		return
	}
	g, _ := engines.ByID(p.job.Game)
	q, err := p.job.Query(g)
	n := ai.News{ID: p.job.ID, Final: true}
	p.job = nil
	if err != nil {
		n.Problem = err.Error()
		p.news = append(p.news, n)
		return
	}
	n.Depth, n.Proven = 1, p.proven
	for _, t := range q.Position.Turns() {
		score := p.score
		if s, ok := p.scores[t.Word]; ok && q.All {
			score = s
		}
		n.Turns = append(n.Turns, ai.Variation{Score: score, Words: []string{t.Word}})
	}
	slices.SortStableFunc(n.Turns, func(a, b ai.Variation) int { return int(b.Score) - int(a.Score) })
	if len(n.Turns) > 0 {
		n.Best = n.Turns[0]
	}
	p.news = append(p.news, n)
}

func (p *puppet) Stop() {
	p.stopped++
	p.answer()
}

func (p *puppet) Update() (ai.News, bool) {
	if len(p.news) == 0 {
		return ai.News{}, false
	}
	n := p.news[0]
	p.news = p.news[1:]
	return n, true
}

func (*puppet) Set(ai.Settings) {}
func (*puppet) Close()          {}
