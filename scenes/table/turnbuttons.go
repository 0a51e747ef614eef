package table

import (
	"cmp"
	"slices"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A TurnButton is a button shown while a turn is being spelled.
type TurnButton struct {
	Id, Label string
	// text is written on the button; if empty, Label is.
	text  string
	Icon  string
	Style ui.Style
	Press func()
}

// TurnButtons returns the buttons for the turn being spelled, likeliest first; act runs a button's action.
func (a *Area) TurnButtons(act func(func())) []TurnButton {
	w := a.Env.App.Words
	if a.Board.Moving() {
		return nil
	}
	var list []TurnButton
	add := func(id, label string, style ui.Style, do func()) {
		list = append(list, TurnButton{Id: id, Label: label, Style: style, Press: func() { act(do) }})
	}
	tap := func(s rules.Spot) func() { return func() { a.Tap(s) } }
	f := a.Speller.Follow()
	q, asked := a.Speller.Question()
	switch {
	case f.Complete():
		add("board.done", w.T(key.BoardPlay), ui.MainButton, a.done)
	case asked && a.Hands():
		keys := a.Game().Choice(q.Spot)
		add(SpotPrefix+string(q.Spot), w.T(keys.Yes), ui.MainButton, tap(q.Spot))
		list[0].text = w.T(keys.Short)
		if q.More { // the turn continues
			add("board.stay", w.T(keys.No), ui.PlainButton, a.decline)
		} else {
			add("board.done", w.T(keys.No), ui.PlainButton, a.done)
		}
	case f.Word != "" && a.Spelling():
		add("board.done", w.T(a.Game().EndingKey()), ui.MainButton, a.done)
	default:
		for _, s := range a.Speller.Choices() {
			add(SpotPrefix+string(s), w.T(a.Game().Choice(s).Yes), ui.MainButton, tap(s))
		}
	}
	if a.Spelling() {
		list = append(list, TurnButton{Id: "board.stepback", Label: w.T(key.BoardStepback), Icon: "erase", Style: ui.PlainButton, Press: func() { act(a.StepBack) }})
	}
	return list
}

const buttonGap = 8 // logical pixels at the usual text size

func buttonWidth(f *sprites.Fonts, t TurnButton) float64 {
	if t.Icon != "" {
		return 48
	}
	return f.Width(t.shown(), sprites.Bold, 17) + 28
}

func ButtonsWidth(f *sprites.Fonts, list []TurnButton) float64 {
	sum := 0.0
	for i, t := range list {
		if sum += buttonWidth(f, t); i > 0 {
			sum += buttonGap
		}
	}
	return sum
}

func (t TurnButton) shown() string { return cmp.Or(t.text, t.Label) }

// PlaceButtons puts buttons at the right of a rectangle, all with the same type size. If they are much too
// wide they stand below one another, and the step-back button, which has other equivalents, is left out
// unless all is set.
func PlaceButtons(f *sprites.Fonts, list []TurnButton, r sprites.Rect, u float64, all bool) (nodes []ui.Node, rest sprites.Rect) {
	n := len(list)
	if n > 1 && list[n-1].Icon != "" && ButtonsWidth(f, list)*u*0.8 > r.W && !all {
		n--
		list = list[:n]
	}
	if n > 1 && ButtonsWidth(f, list)*u*0.7 > r.W && r.H >= 60 && (n > 2 || list[1].Icon == "") {
		upper, lower := r.CutTop(r.H / 2)
		nodes = append(nodes, button(f, list[0], upper.Inset(1), u, u))
		if n == 2 {
			return append(nodes, button(f, list[1], lower.Inset(1), u, u)), sprites.Rect{}
		}
		below, _ := PlaceButtons(f, list[1:], lower.Inset(1), u, all)
		return append(nodes, below...), sprites.Rect{}
	}
	k := u
	if want := ButtonsWidth(f, list) * u; want > r.W {
		k *= r.W / want
	}
	for i, t := range slices.Backward(list) {
		var at sprites.Rect
		at, r = r.CutRight(buttonWidth(f, t) * k)
		if i > 0 || r.W > buttonGap*k {
			_, r = r.CutRight(buttonGap * k)
		}
		nodes = append(nodes, button(f, t, at, u, k))
	}
	slices.Reverse(nodes)
	return nodes, r
}

// button returns the node of a button in a place; u multiplies its type and k its margins.
func button(f *sprites.Fonts, t TurnButton, at sprites.Rect, u, k float64) ui.Node {
	h := min(48*max(u, 1), at.H)
	at = sprites.Rect{X: at.X, Y: at.Y + (at.H-h)/2, W: at.W, H: h}
	size := min(17*u, h*0.62)
	if t.Icon == "" {
		size = f.Fit(t.shown(), sprites.Bold, size, 9, at.W-12*k)
	} else {
		size = min(size, at.W*0.4)
	}
	return ui.Node{ID: t.Id, Role: ui.RoleButton, Label: t.Label, Text: t.text, Icon: t.Icon, Style: t.Style, Size: size, Rect: at, Press: t.Press}
}
