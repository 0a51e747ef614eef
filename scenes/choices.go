package scenes

import (
	"slices"

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

// An ender is a table with words of its own for ending a turn that could go
// on. Ending returns a key, or "" for the usual one.
type ender interface {
	Ending(path []rules.Spot) string
}

// growth is the choice to be promoted, while it is open.
func (t *taps) growth() (rules.Spot, bool) {
	if t.declined {
		return "", false
	}
	for _, s := range t.follow.Next {
		if _, ok := promotionSquare(s); ok {
			return s, true
		}
	}
	return "", false
}

// offered is what may be tapped next, as the player is asked: whether to be
// promoted first, and then the rest.
func (t *taps) offered() rules.Follow {
	f := t.follow
	if s, ok := t.growth(); ok {
		f.Next = []rules.Spot{s}
		return f
	}
	if t.declined {
		f.Next = slices.DeleteFunc(slices.Clone(f.Next), func(s rules.Spot) bool { _, ok := promotionSquare(s); return ok })
	}
	return f
}

// decline answers no to a promotion, where the turn can go on without it.
func (b *boardScene) decline() {
	b.taps.declined = true
	b.taps.hush()
	b.sayTap()
	b.env.app.Changed()
}

// turnChoices are the buttons for the turn being spelled, the likeliest first.
func (b *boardScene) turnChoices() []turnButton {
	w := b.env.Words
	if b.moving() {
		return nil
	}
	if b.longThought() {
		return []turnButton{{id: "engine.now", label: w.T("engine.now"), style: ui.PlainButton, press: b.playNow}}
	}
	f := b.taps.follow
	var list []turnButton
	add := func(id, label string, style ui.Style, press func()) {
		list = append(list, turnButton{id: id, label: label, style: style, press: press})
	}
	grow, growing := b.taps.growth()
	switch {
	case f.Complete():
		add("board.done", w.T("board.play"), ui.MainButton, b.done)
	case growing && b.hands():
		add("spot."+string(grow), w.T("choice.grow"), ui.MainButton, func() { b.tap(grow) })
		list[0].text = w.T("choice.shrimp")
		if len(f.Next) > 1 { // a bond step is still to come
			add("board.stay", w.T("choice.stay"), ui.PlainButton, b.decline)
		} else {
			add("board.done", w.T("choice.stay"), ui.PlainButton, b.done)
		}
	case f.Word != "" && len(b.taps.path) > 0:
		add("board.done", w.T(b.ending()), ui.MainButton, b.done)
	case slices.Contains(f.Next, "swap"):
		add("spot.swap", w.T("choice.swap"), ui.MainButton, func() { b.tap("swap") })
	}
	if len(b.taps.path) > 0 {
		list = append(list, turnButton{id: "board.stepback", label: w.T("board.stepback"), icon: "erase", style: ui.PlainButton, press: b.stepBack})
	}
	return list
}

// ending is the key of what ends a turn that could go on.
func (b *boardScene) ending() string {
	if e, ok := b.table.(ender); ok {
		if key := e.Ending(b.taps.path); key != "" {
			return key
		}
	}
	return "board.done"
}

// turnButtons are the choices at the right of a rectangle, the first leftmost,
// and what is left of it.
func (b *boardScene) turnButtons(r sprites.Rect, u float64) ([]ui.Node, sprites.Rect) {
	return b.placeButtons(b.turnChoices(), r, u, false)
}

const buttonGap = 8 // logical pixels at the usual size of text

// buttonWidth is how wide a button would like to be at the usual size of type.
func (b *boardScene) buttonWidth(t turnButton) float64 {
	if t.icon != "" {
		return 48
	}
	return b.env.Fonts.Width(t.shown(), sprites.Bold, 17) + 28
}

func (b *boardScene) buttonsWidth(list []turnButton) float64 {
	sum := 0.0
	for i, t := range list {
		if sum += b.buttonWidth(t); i > 0 {
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
func (b *boardScene) placeButtons(list []turnButton, r sprites.Rect, u float64, all bool) (nodes []ui.Node, rest sprites.Rect) {
	n := len(list)
	if n > 1 && list[n-1].icon != "" && b.buttonsWidth(list)*u*0.8 > r.W && !all {
		n--
		list = list[:n]
	}
	if n > 1 && b.buttonsWidth(list)*u*0.7 > r.W && r.H >= 60 && (n > 2 || list[1].icon == "") {
		upper, lower := r.CutTop(r.H / 2)
		nodes = append(nodes, b.button(list[0], upper.Inset(1), u, u))
		if n == 2 {
			return append(nodes, b.button(list[1], lower.Inset(1), u, u)), sprites.Rect{}
		}
		below, _ := b.placeButtons(list[1:], lower.Inset(1), u, all)
		return append(nodes, below...), sprites.Rect{}
	}
	k := u
	if want := b.buttonsWidth(list) * u; want > r.W {
		k *= r.W / want
	}
	for i, t := range slices.Backward(list) {
		var at sprites.Rect
		at, r = r.CutRight(b.buttonWidth(t) * k)
		if i > 0 || r.W > buttonGap*k {
			_, r = r.CutRight(buttonGap * k)
		}
		nodes = append(nodes, b.button(t, at, u, k))
	}
	slices.Reverse(nodes)
	return nodes, r
}

// button is one of them, in a place as wide as it; u and k multiply its type
// and its margins.
func (b *boardScene) button(t turnButton, at sprites.Rect, u, k float64) ui.Node {
	h := min(48*max(u, 1), at.H)
	at = sprites.Rect{X: at.X, Y: at.Y + (at.H-h)/2, W: at.W, H: h}
	size := min(17*u, h*0.62)
	if t.icon == "" {
		size = b.env.Fonts.Fit(t.shown(), sprites.Bold, size, 9, at.W-12*k)
	} else {
		size = min(size, at.W*0.4)
	}
	return ui.Node{ID: t.id, Role: ui.RoleButton, Label: t.label, Text: t.text, Icon: t.icon, Style: t.style, Size: size, Rect: at, Press: t.press}
}
