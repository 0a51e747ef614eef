package session

import (
	"tidepool/ai"
	"tidepool/play/match"
	"tidepool/play/review"
	"tidepool/rules"
)

type TrialState uint8

const (
	NoTrial TrialState = iota
	// Finding means that a person is to find a turn.
	Finding
	// Judging means that the engine looks at the turn tried.
	Judging
	// Judged means that a turn was judged: after a right one the person may play on.
	Judged
	// Replying means that the engine is about to answer.
	Replying
)

// A Trial is a key moment that a person replays: their turn is judged, and after a right one the engine
// answers for as long as they play on.
type Trial struct {
	study  *Study
	state  TrialState
	review *review.Review
	// ply is the ply of the turn to find, which is played from the position before it; side is to find it.
	ply  int
	from *match.Node
	side rules.Side

	tried   *match.Node
	fresh   bool // tried was added to the tree by the trial
	judged  bool
	verdict review.Verdict
	turn    review.Judged // the turn tried, as a reviewed one

	request Request
	reply   string
	wait    int
}

func (t *Trial) State() TrialState { return t.state }

// Ply returns the ply of the turn to find.
func (t *Trial) Ply() int { return t.ply }

// Side returns the side that is to find it.
func (t *Trial) Side() rules.Side { return t.side }

// Verdict returns the judgement of the turn tried, in the state Judged.
func (t *Trial) Verdict() review.Verdict { return t.verdict }

// Turn returns the turn tried as a reviewed one, in the state Judged, unless too little is known of it.
func (t *Trial) Turn() review.Judged { return t.turn }

// Tried returns the turn tried; nil for none.
func (t *Trial) Tried() *match.Node { return t.tried }

// Begin asks a person to find the turn of the main line that leads to a ply.
func (t *Trial) Begin(r *review.Review, ply int) {
	s := t.study
	s.rest()
	from := s.match.Node(ply - 1)
	*t = Trial{study: s, state: Finding, review: r, ply: ply, from: from, side: from.Position().Turn()}
	s.to(from)
}

// Again allows another try. A wrong turn is removed.
func (t *Trial) Again() {
	if t.state == NoTrial {
		return
	}
	t.back(Finding, t.from)
	t.judged = false
}

// Leave ends the trial and shows the turn played in the game.
func (t *Trial) Leave() {
	if t.state == NoTrial {
		return
	}
	t.back(NoTrial, t.study.match.Node(t.ply))
}

// back drops the turn tried, and shows a node.
func (t *Trial) back(state TrialState, n *match.Node) {
	t.forget()
	t.state = state
	t.study.rest()
	t.study.to(n)
}

// leave ends the trial without changing the node shown.
func (t *Trial) leave() { t.state = NoTrial }

// forget removes a wrong turn that the trial added.
func (t *Trial) forget() {
	n := t.tried
	t.tried = nil
	if n == nil || !t.fresh || t.judged && t.verdict.Right() {
		return
	}
	t.study.cut(n)
}

// open reports whether a person can play.
func (t *Trial) open() bool {
	switch t.state {
	case NoTrial:
		return true
	case Finding:
		return t.study.node == t.from
	case Judged:
		return t.verdict.Right() && t.study.node.Position().Turn() == t.side
	}
	return false
}

// played handles a person's turn; fresh means that it was not in the tree before.
func (t *Trial) played(n *match.Node, fresh bool) {
	switch {
	case t.state == Finding && n.Parent() == t.from:
		t.tried, t.fresh = n, fresh
	case t.state == Judged:
	default:
		t.leave()
		return
	}
	t.weigh()
}

// weigh asks about the position after a turn, unless the game has ended there.
func (t *Trial) weigh() {
	s := t.study
	n := s.node
	if v, over := review.ValueAt(s.match.Info(), n.Position(), n.Outcome()); over {
		t.tell(v, ai.Variation{})
		return
	}
	t.request, t.state = Request{Line: s.Line(), Purpose: Hint, Time: HintTime}, Judging
}

func (t *Trial) tick(atRest bool) (changed bool) {
	switch t.state {
	case Judging:
		a := t.study.broker.Want(t.request)
		if !a.Final {
			return false
		}
		t.answer(a)
		return true
	case Replying:
		if !atRest {
			return false
		}
		if t.wait--; t.wait > 0 {
			return false
		}
		t.answered()
		return true
	}
	return false
}

func (t *Trial) answer(a Answer) {
	if a.Problem != "" || len(a.Best.Words) == 0 {
		t.state = Judged
		if !t.judged {
			t.verdict, t.turn, t.judged = review.NotKnown, review.Judged{}, true
			t.study.tell(Tried{t.verdict})
		}
		return
	}
	t.tell(review.ValueOf(a.Info), a.Best)
	if t.verdict.Right() && t.study.node.Position().Turn() != t.side {
		t.reply, t.wait, t.state = a.Best.Words[0], studyTicks, Replying
	}
}

// tell judges the first turn; for later ones only their result is shown.
func (t *Trial) tell(after review.Value, reply ai.Variation) {
	t.state = Judged
	if t.judged {
		return
	}
	t.verdict, t.turn = t.review.Try(t.ply, t.tried.Turn().Word, after, reply)
	t.judged = true
	t.study.tell(Tried{t.verdict})
}

// answered plays the engine's turn. If it moves again it thinks again.
func (t *Trial) answered() {
	t.state = Judged
	if _, err := t.study.add(t.reply); err != nil {
		return
	}
	if n := t.study.node; n.Position().Turn() != t.side && !n.Outcome().Over() {
		t.weigh()
	}
}
