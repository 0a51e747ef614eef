// Package commentary describes in words what happens in a game, for listeners and for those who do not want
// to read notation: "Black: crab a3 to c3, carried to c5, captures c4". It knows events and languages.
//
//	s := commentary.Speaker{Words: locale.English(), Info: m.Info()}
//	said := s.Turn(m.Turn(1))
//
// It does not draw, and is independent of particular games: it asks the rules what a spot is.
package commentary

import (
	"slices"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/rules"
)

// A Speaker describes one game in one language.
type Speaker struct {
	Words *locale.Locale
	Info  rules.Info
	// Names are what the sides' players are called; a side without one is called as in the rules.
	Names [2]locale.Name
}

// Side returns the name of a side in a sentence: that of its player if nothing on the board shows the side itself.
func (s Speaker) Side(side rules.Side) locale.Name {
	if name := s.Names[side]; s.Info.Places && name.Text != "" {
		return name
	}
	return locale.Name{Text: s.Words.Side(s.Info.Sides[side])}
}

// Refusal says why a tap or a word is refused.
func (s Speaker) Refusal(r rules.Reason) string {
	if at := slices.Index(s.Info.Sides[:], r.Side); at >= 0 {
		return s.Words.Refusal(r, s.Side(rules.Side(at)))
	}
	return s.Words.Reason(r)
}

func (s Speaker) Turn(t match.Turn) string { return s.Events(t.By, t.Events) }

// What describes a turn, for places that show whose turn it is.
func (s Speaker) What(by rules.Side, events []rules.Event) string {
	return locale.Capital(s.join(s.parts(by, events)))
}

func (s Speaker) Events(by rules.Side, events []rules.Event) string {
	return locale.Capital(s.Words.T(key.SayTurn, "side", s.Side(by), "what", s.join(s.parts(by, events))))
}

// After says which side moves next in a game that goes on.
func (s Speaker) After(last, next rules.Side) string {
	k := key.SayMove
	if last == next {
		k = key.SayAgain
	}
	return locale.Capital(s.Words.T(k, "side", s.Side(next)))
}

// Next says which spots may be tapped next, after the prompt.
func (s Speaker) Next(prompt string, spots []rules.Spot) string {
	return s.Words.T(key.SayNext, "prompt", prompt, "spots", s.Spots(spots))
}

func (s Speaker) Spots(spots []rules.Spot) string {
	var names []string
	for _, spot := range spots {
		names = append(names, s.Spot(spot))
	}
	return s.list(names)
}

func (s Speaker) Spot(spot rules.Spot) string {
	w := s.Words
	switch info := s.Info.Spot(spot); info.Class {
	case rules.CardSpot:
		return w.Of(key.Cards, string(spot))
	case rules.ChoiceSpot:
		return w.Of(key.Choices, info.Name)
	case rules.HouseSpot:
		return w.T(key.SayHouseOf, "side", s.Side(info.Side), "spot", string(spot))
	case rules.StoreSpot:
		return w.Of(key.Pieces, info.Name)
	}
	return string(spot)
}

// Card describes the moves of a card, as seen by its holder.
func (s Speaker) Card(card rules.Spot) string {
	info := s.Info.Spot(card)
	if info.Class != rules.CardSpot {
		return ""
	}
	var steps []string
	for _, o := range info.Steps {
		steps = append(steps, s.step(o))
	}
	return s.Words.T(key.SaySteps, "steps", s.join(steps))
}

func (s Speaker) step(o rules.Step) string {
	var across, along string
	switch {
	case o.DY > 0:
		along = s.Words.T(key.SayForward, "n", o.DY)
	case o.DY < 0:
		along = s.Words.T(key.SayBack, "n", -o.DY)
	}
	switch {
	case o.DX > 0:
		across = s.Words.T(key.SayRight, "n", o.DX)
	case o.DX < 0:
		across = s.Words.T(key.SayLeft, "n", -o.DX)
	}
	if along == "" || across == "" {
		return along + across
	}
	return s.Words.T(key.SayBoth, "a", along, "b", across)
}

func (s Speaker) Taken(pieces []rules.Piece) string {
	var names []string
	for _, p := range pieces {
		names = append(names, s.Words.Of(key.Pieces, p.Kind))
	}
	return s.Words.T(key.SayTaken, "pieces", s.list(names))
}

// list joins names: "b2, c3 and d4".
func (s Speaker) list(names []string) string {
	last := len(names) - 1
	if last < 1 {
		return s.join(names)
	}
	return s.Words.T(key.SayBoth, "a", s.join(names[:last]), "b", names[last])
}

func (s Speaker) join(parts []string) string {
	parts = slices.DeleteFunc(parts, func(p string) bool { return p == "" })
	if len(parts) == 0 {
		return ""
	}
	all := parts[0]
	for _, p := range parts[1:] {
		all = s.Words.T(key.SayPair, "a", all, "b", p)
	}
	return all
}
