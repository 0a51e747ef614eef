//go:build !js

package cli

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"tidepool/ai"
	"tidepool/ai/thinking"
	"tidepool/locale"
	"tidepool/play/commentary"
	"tidepool/play/explain"
	"tidepool/play/match"
	"tidepool/play/review"
)

const (
	// explainTable is the size of the engine's table in bytes.
	explainTable = 64 << 20
	// mostExplained is the longest time for a turn.
	mostExplained = 10 * time.Minute
	// planned is the time assumed for the looks if nodes are counted instead.
	planned = 4 * time.Second
)

// explainTurn prints why a turn is good or bad, one sentence per line, and how the game goes on.
func explainTurn(c *call) error {
	limit := c.flags.Duration("limit", planned, "look at the position for about this `time`")
	nodes := c.flags.Uint64("nodes", 0, "look at this `many` nodes in total instead; the result is then the same each time")
	tag := c.flags.String("lang", "en", "explain in this `language`: "+languages())
	asJSON := c.flags.Bool("json", false, "print one JSON object")
	s, words, err := c.parseSetup()
	switch {
	case err != nil:
		return err
	case len(words) == 0:
		return usagef("which turn? 'tidepool moves' lists them")
	case len(words) > 1:
		return usagef("unexpected %q", words[1])
	case *limit < time.Millisecond || *limit > mostExplained:
		return usagef("-limit must be %v to %v", time.Millisecond, mostExplained)
	case c.given("limit", "nodes"):
		return usagef("-limit or -nodes, not both")
	case c.given("nodes") && *nodes == 0:
		return usagef("-nodes must be at least 1")
	case !slices.ContainsFunc(locale.Languages(), func(l locale.Language) bool { return l.Tag == *tag }):
		return usagef("no language %q; there are %s", *tag, languages())
	}
	said, err := locale.Open(*tag)
	if err != nil {
		return err
	}
	m, err := s.match()
	if err != nil {
		return err
	}
	if _, err := m.Play(words[0]); err != nil {
		return err
	}
	engine := s.game.Engine(explainTable)
	defer engine.Close()
	look := lookFor(engine)
	if *nodes > 0 {
		*limit, look = planned, lookAt(engine, *nodes)
	} else if p, ok := engine.(ai.Preparer); ok {
		now := thinking.Clock()
		p.Prepare(m.At(0), nil, func() bool { return now() >= *limit/4 })
		*limit -= min(now(), *limit/4)
	}
	e, err := explain.Turn(s.game, m, *limit, look)
	if err != nil {
		return err
	}
	speaker := commentary.Speaker{Words: said, Info: m.Info()}
	if *asJSON {
		return c.printJSON(m, e, speaker)
	}
	fmt.Fprintln(c.stdout, speaker.Turn(m.Turn(1)))
	for _, s := range e.Say(speaker) {
		fmt.Fprintln(c.stdout, s.Text)
	}
	for _, l := range e.Lines() {
		fmt.Fprintln(c.stdout, l.Tell(speaker))
	}
	return nil
}

func languages() string {
	var tags []string
	for _, l := range locale.Languages() {
		tags = append(tags, l.Tag)
	}
	return strings.Join(tags, ", ")
}

// lookFor returns a look of e that is limited by time.
func lookFor(e ai.Engine) explain.Look {
	return func(q ai.Query, t time.Duration) ai.Info {
		now := thinking.Clock()
		q.Limits.Expired = func() bool { return now() >= t }
		return e.Think(q, new(atomic.Bool), func(ai.Info) {})
	}
}

// lookAt returns a look of e that is limited by nodes: a look of time t gets the share t/planned of them.
func lookAt(e ai.Engine, nodes uint64) explain.Look {
	return func(q ai.Query, t time.Duration) ai.Info {
		q.Limits.Nodes = max(1, uint64(float64(nodes)*t.Seconds()/planned.Seconds()))
		return e.Think(q, new(atomic.Bool), func(ai.Info) {})
	}
}

type explained struct {
	Game     string `json:"game"`
	Options  string `json:"options"`
	Position string `json:"position"`
	Turn     string `json:"turn"`
	Side     string `json:"side"`
	Language string `json:"language"`
	Text     string `json:"text"`
	Grade    string `json:"grade"`
	// Before and After are from the point of view of the side that plays the turn.
	Before    explainedValue      `json:"before"`
	After     explainedValue      `json:"after"`
	Sentences []explainedSentence `json:"sentences"`
	Lines     []explainedLine     `json:"lines"`
}

type explainedValue struct {
	Score  string `json:"score"`
	Proven bool   `json:"proven"`
}

type explainedSentence struct {
	Kind    string `json:"kind"`
	Text    string `json:"text"`
	Certain bool   `json:"certain"`
}

type explainedLine struct {
	Turns []string `json:"turns"`
	explainedValue
}

func (c *call) printJSON(m *match.Match, e explain.Explanation, s commentary.Speaker) error {
	value := func(v review.Value) explainedValue { return explainedValue{v.Score.String(), v.Proven} }
	out := explained{
		Game: m.Info().ID, Options: m.Options(), Position: m.At(0).String(), Turn: e.Word, Side: m.Info().Sides[e.By],
		Language: s.Words.Tag(), Text: s.Turn(m.Turn(1)), Grade: e.Grade.String(), Before: value(e.Before), After: value(e.After),
	}
	for _, t := range e.Say(s) {
		kind := "opinion"
		if t.Kind != 0 {
			kind = t.Kind.String()
		}
		out.Sentences = append(out.Sentences, explainedSentence{kind, t.Text, t.Certain})
	}
	for _, l := range e.Lines() {
		out.Lines = append(out.Lines, explainedLine{l.Words, explainedValue{l.Score.String(), l.Proven}})
	}
	encoder := json.NewEncoder(c.stdout)
	encoder.SetEscapeHTML(false)
	return encoder.Encode(out)
}
