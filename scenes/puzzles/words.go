package puzzles

import (
	"slices"
	"strconv"
	"strings"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/puzzle"
	"tidepool/play/review"
	"tidepool/play/review/reason"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
)

type words struct {
	p       *Page
	decides puzzle.Decider
	// why is the cached comment on the turn tried last, which is too slow to compute in every layout.
	why explained
}

type explained struct {
	lang, word string
	from       *match.Node
	said       []string
}

func (g *words) goal() string {
	w, q := g.p.env.App.Words, g.p.solving.Puzzle()
	var what string
	switch {
	case q.Kind == puzzle.Current && g.decides == puzzle.TheCurrent:
		what = w.N(key.SolveCurrent, g.left())
	case q.Kind == puzzle.Current && g.decides == puzzle.TheBond:
		what = w.N(key.SolveBond, g.left())
	case q.Kind == puzzle.Better:
		what = w.T(key.SolveBetter)
	case q.Kind == puzzle.LastJump:
		what = w.N(key.SolveJump, g.left())
	case g.onlySoon():
		what = w.T(key.SolveSaveSoon)
	case q.Kind == puzzle.Save, q.Kind == puzzle.Seeds && q.Goal == 0:
		what = w.T(key.SolveSave)
	case q.Kind == puzzle.Seeds && q.Goal < 0:
		what = w.T(key.SolveBehind)
	case q.Kind == puzzle.Seeds:
		what = w.T(key.SolveSeeds)
	default:
		what = w.N(key.SolveWin, g.left())
	}
	info := g.p.Area.Match().Info()
	if info.Places {
		return locale.Capital(what) // the side is the one below
	}
	return w.T(key.SolveGoal, "side", w.Side(info.Sides[g.p.solving.Side()]), "goal", what)
}

// left returns in how many turns the game is still to be won, or was at first in a puzzle that is over.
func (g *words) left() int {
	made, _ := g.p.solving.Made()
	if s := g.p.solving.State(); s == session.Presenting || s == session.Finished {
		made = 0
	}
	return max(1, g.p.solving.Puzzle().Goal-made)
}

// onlySoon reports whether the solution saves a game that has not been solved to its end: it is only known that
// all other turns lose, and that the solution does not lose as soon.
func (g *words) onlySoon() bool {
	return g.p.solving.Puzzle().Kind == puzzle.Save && g.p.Area.Match().Info().Endless
}

func (g *words) begin() string {
	k := key.SolveBegin
	switch {
	case g.p.solving.Puzzle().Kind == puzzle.Better:
		k = key.SolveYours
	case g.onlySoon():
		k = key.SolveBeginSave
	}
	return g.p.env.App.Words.T(k)
}

// names are what sentences call the solver and the other side.
func (g *words) names() (names [2]locale.Name) {
	w, side := g.p.env.App.Words, g.p.solving.Side()
	names[side] = locale.Name{Text: w.T(key.SayYou), You: true}
	names[side.Other()] = locale.Name{Text: w.T(key.SayRival)}
	return names
}

// under returns the text below the goal: kind, grade and the queue's status; less in a rush.
func (g *words) under() string {
	w, q := g.p.env.App.Words, g.p.solving.Puzzle()
	parts := []string{w.Of(key.TrainKinds, q.Kind.String())}
	if q.Grade > 0 {
		parts = append(parts, w.T(key.TrainGrade, "n", q.Grade))
	}
	if said := g.p.Queue.Status(); said != "" && !g.p.Queue.Hasty() {
		parts = append(parts, said)
	}
	return strings.Join(parts, ui.Parting)
}

func (g *words) end() string {
	z := g.p.solving
	k := key.SolveFirst
	switch {
	case !z.Solved():
		k = key.SolveShown
	case z.Failed():
		k = key.SolveLate
	case z.Hinted():
		k = key.SolveHinted
	}
	return g.p.env.App.Words.T(k)
}

// solution says the turns of the solution, after what they come to in seeds.
func (g *words) solution() (said []string) {
	sp, q := g.p.Area.Speaker(), g.p.solving.Puzzle()
	turns := match.Follow(g.p.Area.Match().At(0), q.Line[:min(len(q.Line), mostTold)])
	if len(turns) > 0 && q.Kind == puzzle.Seeds && q.Goal != 0 {
		first := &turns[0]
		f := reason.Fact{Kind: reason.WouldLead, Mover: first.By, By: first.By, Events: first.Events, N: q.Goal}
		if q.Goal < 0 {
			f.Kind, f.N = reason.WouldTrail, -q.Goal
		}
		said = append(said, sp.Reason(f))
	}
	for n, t := range turns {
		said = append(said, strconv.Itoa(n+1)+". "+sp.Turn(t))
	}
	if len(q.Line) > mostTold {
		said = append(said, "…")
	}
	return said
}

// mostTold limits how many turns of a solution are told.
const mostTold = 12

func (g *words) says() table.Remark {
	w, z, message := g.p.env.App.Words, g.p.solving, &g.p.Area.Message
	n := z.Study().Node()
	switch {
	case message.Text != "":
		return table.Remark{Text: message.Text, Warn: message.Warn}
	case g.p.Area.Spelling():
		return table.Remark{Text: w.T(g.p.Area.Prompt())}
	case z.State() == session.Presenting && n.Parent() == nil:
		return table.Remark{Text: w.T(key.SolveWatch)}
	case z.State() == session.Testing:
		return table.Remark{Text: w.T(key.StudyWeighing)}
	case n.Parent() == nil && z.PersonToMove():
		return table.Remark{Text: w.T(g.p.Area.Prompt())}
	case n.Parent() == nil:
		return table.Remark{Text: locale.Capital(w.T(key.SetupReady, "side", g.p.Area.Speaker().Side(z.Side())))}
	}
	t := n.Turn()
	return table.Remark{Text: g.p.Area.Speaker().What(t.By, t.Events)}
}

func (g *words) hint() string {
	w := g.p.env.App.Words
	parts, turn, asked := g.p.solving.Hinting()
	single := len(turn.Paths) > 0 && len(turn.Paths[0]) == 1
	switch {
	case asked:
		return w.T(key.HintLooking)
	case parts == 1 && single:
		return w.T(key.SolveHintSome)
	case parts == 1:
		return w.T(key.SolveHintPiece)
	case parts == 2 && single:
		return w.T(key.SolveHintLast, "spot", g.p.Area.Speaker().Spot(g.pointed()[0]))
	case parts == 2:
		return w.T(key.SolveHintWhere)
	case parts == session.HintParts:
		return w.T(key.HintTold, "turn", g.p.Area.What(turn))
	}
	return ""
}

// tried comments on the turn tried last; nothing if it was right.
func (g *words) tried() []string {
	t := g.p.solving.Try()
	if t.Verdict == session.NotTested {
		return nil
	}
	lang := g.p.env.App.Words.Tag()
	if k := &g.why; k.lang != lang || k.word != t.Word || k.from != t.From || len(k.said) == 0 {
		*k = explained{lang, t.Word, t.From, g.verdict(t)}
	}
	return g.why.said
}

func (g *words) verdict(t *session.Try) []string {
	w, q := g.p.env.App.Words, g.p.solving.Puzzle()
	word := g.brief(t.From.Position(), t.Word)
	switch {
	case t.Verdict == session.TooSlow:
		return []string{w.T(key.SolveSlow, "turn", word)}
	case t.Verdict == session.Unproven && q.Kind == puzzle.Better:
		return []string{w.T(key.StudyUnsure)}
	case t.Verdict == session.Unproven && t.Turns > 1:
		return []string{w.T(key.SolveUnsure, "turn", word)}
	}
	said := []string{w.T(key.SolveWrong, "turn", word)}
	reply := reason.Value{Variation: t.Answer.Best, Proven: review.ValueOf(t.Answer.Info).Proven}
	why, answered, judged := g.reasons(t, reply)
	if !judged {
		switch q.Kind {
		case puzzle.Save:
			said = append(said, w.T(key.SolveLoses))
		case puzzle.Seeds:
			said = append(said, w.T(key.SolveFewer))
		case puzzle.Better:
			said = append(said, w.T(key.SolveWorse))
		default:
			said = append(said, w.N(key.SolveNotwin, g.left()))
		}
	}
	if len(reply.Words) > 0 && !answered {
		after, _, _ := t.From.Position().Play(t.Word)
		said = append(said, w.T(key.SolveAnswer, "turn", g.brief(after, reply.Words[0])))
		sp := g.p.Area.Speaker()
		facts := reason.Of(sp.Info, reason.Case{Before: after, Played: reply.Words[0], Best: reply})
		if f, ok := reason.Why(slices.DeleteFunc(facts, func(f reason.Fact) bool { return !slices.Contains(striking, f.Kind) })); ok && len(why) == 0 {
			why = append(why, sp.Reason(f))
		}
	}
	return append(said, why...)
}

func (g *words) brief(p rules.Position, word string) string {
	_, events, err := p.Play(word)
	if err != nil {
		return word
	}
	return g.p.Area.Speaker().Brief(p.Turn(), events)
}

// reasons returns what is certain about a wrong turn without giving the right one away. answered reports that
// it names the reply, judged that it begins with the result.
func (g *words) reasons(t *session.Try, reply reason.Value) (said []string, answered, judged bool) {
	sp, z := g.p.Area.Speaker(), g.p.solving
	c := reason.Case{Before: t.From.Position(), Played: t.Word, Best: reason.Value{Proven: t.Before.Proven}, Reply: reply}
	c.Best.Score = t.Before.Score
	if path, line := t.From.Path(), z.Puzzle().Line; len(path) < len(line) && slices.Equal(path, line[:len(path)]) {
		c.Best.Words = line[len(path):]
	}
	facts := reason.Of(sp.Info, c)
	loses := slices.ContainsFunc(facts, func(f reason.Fact) bool { return f.Kind == reason.LineLoses || f.Kind == reason.AllowsWin })
	for _, part := range []reason.Part{reason.Effect, reason.Cause} {
		for _, f := range facts {
			if f.Kind.Part() == part && slices.Contains(tellable, f.Kind) {
				if loses && slices.Contains(turning, f.Kind) {
					f.N = 0 // the cause tells
				}
				said = append(said, sp.Reason(f))
				answered = answered || part == reason.Cause && f.Kind != reason.LineTakes
				judged = judged || part == reason.Effect
				break
			}
		}
	}
	return said, answered, judged
}

// tellable are the facts about a wrong turn that do not give the right one away, turning those of them whose number is of
// turns until the other side wins, and striking those about the reply to it.
var (
	tellable = []reason.Kind{
		reason.LosesNow, reason.DrawsNow, reason.GaveWin, reason.GaveWinDraw, reason.GaveDraw, reason.GaveWinSeeds, reason.GaveDrawSeeds, reason.LetsWin, reason.GivesUp, reason.GivesAbout,
		reason.AllowsWin, reason.AllowsCapture, reason.AllowsAgain, reason.AllowsPromotion, reason.LineLoses, reason.LineTakes,
	}
	turning  = []reason.Kind{reason.GaveWin, reason.GaveDraw, reason.LetsWin}
	striking = []reason.Kind{reason.Takes, reason.ThreatensWin, reason.Threatens, reason.ThreatensPromotion, reason.MovesAgain, reason.LineGains, reason.TrapsWin}
)

func (g *words) pointed() []rules.Spot {
	parts, turn, _ := g.p.solving.Hinting()
	if parts == 0 {
		return nil
	}
	return hintSpots(g.p.Area.Match().Info(), g.p.Area.Source.Position().Turns(), turn, parts)
}

// hintSpots returns the spots of a hint in parts: where a turn begins, where it goes, all of it. For a turn
// of a single tap: one of two spots, then where its last seed falls.
func hintSpots(info rules.Info, turns []rules.Turn, t rules.Turn, parts int) []rules.Spot {
	path := t.Paths[0]
	for _, other := range t.Paths {
		if info.Spot(other[0]).Class != rules.CardSpot {
			path = other
			break
		}
	}
	switch {
	case parts == session.HintParts:
		return path
	case len(path) > 1:
		for _, s := range path[1:] {
			if parts == 2 && info.Spot(s).Class != rules.CardSpot {
				return []rules.Spot{path[0], s}
			}
		}
		return path[:1]
	case parts == 1:
		return oneOfTwo(turns, t)
	}
	if len(t.Events) > 0 && len(t.Events[0].Path) > 0 {
		return t.Events[0].Path[len(t.Events[0].Path)-1:]
	}
	return path
}

func oneOfTwo(turns []rules.Turn, t rules.Turn) []rules.Spot {
	i := slices.IndexFunc(turns, func(other rules.Turn) bool { return other.Word == t.Word })
	if i+1 == len(turns) { // in the order of the board
		return []rules.Spot{turns[0].Paths[0][0], t.Paths[0][0]}
	}
	return []rules.Spot{t.Paths[0][0], turns[i+1].Paths[0][0]}
}
