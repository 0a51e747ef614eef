package scenes

import (
	"slices"

	"tidepool/locale/key"
	"tidepool/scenes/ui"

	"tidepool/rules"
	"tidepool/sprites"
)

// A turnButton is something to press while a turn is being spelled.
type turnButton struct {
	id, label string
	// text is what is written on it, label if empty.
	text  string
	icon  string
	style ui.Style
	press func()
}

// turnButtons are the buttons for the turn being spelled, the likeliest first.
// act carries out what one of them does.
func (a *playArea) turnButtons(act func(func())) []turnButton {
	w := a.env.App.Words
	if a.board.Moving() {
		return nil
	}
	var list []turnButton
	add := func(id, label string, style ui.Style, do func()) {
		list = append(list, turnButton{id: id, label: label, style: style, press: func() { act(do) }})
	}
	tap := func(s rules.Spot) func() { return func() { a.tap(s) } }
	f := a.speller.Follow()
	q, asked := a.speller.Question()
	switch {
	case f.Complete():
		add("board.done", w.T(key.BoardPlay), ui.MainButton, a.done)
	case asked && a.hands():
		keys := a.game().Choice(q.Spot)
		add(spotPrefix+string(q.Spot), w.T(keys.Yes), ui.MainButton, tap(q.Spot))
		list[0].text = w.T(keys.Short)
		if q.More { // the turn goes on
			add("board.stay", w.T(keys.No), ui.PlainButton, a.decline)
		} else {
			add("board.done", w.T(keys.No), ui.PlainButton, a.done)
		}
	case f.Word != "" && a.spelling():
		add("board.done", w.T(a.game().EndingKey()), ui.MainButton, a.done)
	default:
		for _, s := range a.speller.Choices() {
			add(spotPrefix+string(s), w.T(a.game().Choice(s).Yes), ui.MainButton, tap(s))
		}
	}
	if a.spelling() {
		list = append(list, turnButton{id: "board.stepback", label: w.T(key.BoardStepback), icon: "erase", style: ui.PlainButton, press: func() { act(a.stepBack) }})
	}
	return list
}

// A buttonSetter puts such buttons into their places.
type buttonSetter struct{ fonts *sprites.Fonts }

const buttonGap = 8 // logical pixels at the usual size of text

// buttonWidth is how wide a button would like to be at the usual size of type.
func (bs buttonSetter) buttonWidth(t turnButton) float64 {
	if t.icon != "" {
		return 48
	}
	return bs.fonts.Width(t.shown(), sprites.Bold, 17) + 28
}

func (bs buttonSetter) buttonsWidth(list []turnButton) float64 {
	sum := 0.0
	for i, t := range list {
		if sum += bs.buttonWidth(t); i > 0 {
			sum += buttonGap
		}
	}
	return sum
}

func (t turnButton) shown() string {
	if t.text != "" {
		return t.text
	}
	return t.label
}

// placeButtons puts buttons at the right of a rectangle, all of one size of
// type. Where they are much too wide they stand below one another, and the
// step back, which there are other ways to, is left out unless all are to be
// kept.
func (bs buttonSetter) placeButtons(list []turnButton, r sprites.Rect, u float64, all bool) (nodes []ui.Node, rest sprites.Rect) {
	n := len(list)
	if n > 1 && list[n-1].icon != "" && bs.buttonsWidth(list)*u*0.8 > r.W && !all {
		n--
		list = list[:n]
	}
	if n > 1 && bs.buttonsWidth(list)*u*0.7 > r.W && r.H >= 60 && (n > 2 || list[1].icon == "") {
		upper, lower := r.CutTop(r.H / 2)
		nodes = append(nodes, bs.button(list[0], upper.Inset(1), u, u))
		if n == 2 {
			return append(nodes, bs.button(list[1], lower.Inset(1), u, u)), sprites.Rect{}
		}
		below, _ := bs.placeButtons(list[1:], lower.Inset(1), u, all)
		return append(nodes, below...), sprites.Rect{}
	}
	k := u
	if want := bs.buttonsWidth(list) * u; want > r.W {
		k *= r.W / want
	}
	for i, t := range slices.Backward(list) {
		var at sprites.Rect
		at, r = r.CutRight(bs.buttonWidth(t) * k)
		if i > 0 || r.W > buttonGap*k {
			_, r = r.CutRight(buttonGap * k)
		}
		nodes = append(nodes, bs.button(t, at, u, k))
	}
	slices.Reverse(nodes)
	return nodes, r
}

// button is one of them, in a place as wide as it; u and k multiply its type
// and its margins.
func (bs buttonSetter) button(t turnButton, at sprites.Rect, u, k float64) ui.Node {
	h := min(48*max(u, 1), at.H)
	at = sprites.Rect{X: at.X, Y: at.Y + (at.H-h)/2, W: at.W, H: h}
	size := min(17*u, h*0.62)
	if t.icon == "" {
		size = bs.fonts.Fit(t.shown(), sprites.Bold, size, 9, at.W-12*k)
	} else {
		size = min(size, at.W*0.4)
	}
	return ui.Node{ID: t.id, Role: ui.RoleButton, Label: t.label, Text: t.text, Icon: t.icon, Style: t.style, Size: size, Rect: at, Press: t.press}
}
