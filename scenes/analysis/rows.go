package analysis

import (
	"strconv"

	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/sprites"
)

type turnRows struct {
	t       *turnTree
	fonts   *sprites.Fonts
	w, text float64
	rows    []turnRow
}

func (b *turnRows) add(height float64, items ...turnItem) {
	b.rows = append(b.rows, turnRow{height * b.text, items})
}

// column returns the place of one of the two columns.
func (b *turnRows) column(col int) (x, w float64) {
	w = (b.w - turnNumber*b.text) / 2
	return turnNumber*b.text + float64(col)*w, w
}

// heads names the sides above their columns, the one that began first.
func (b *turnRows) heads(began rules.Side) {
	var items []turnItem
	for col, side := range []rules.Side{began, began.Other()} {
		x, w := b.column(col)
		name := b.t.p.PlayerName(side)
		items = append(items, turnItem{id: "turns.head." + b.t.p.match().Info().Sides[side], text: b.fonts.Shorten(name, sprites.Bold, 15*b.text, w-12*b.text), x: x + 8*b.text, w: w - 8*b.text})
	}
	b.add(turnHead, items...)
}

// mainLine adds the turns played, or an analysis's first line, each in its side's column and followed by its
// variations. Where a side moves again, the other's column stays empty.
func (b *turnRows) mainLine() {
	line := b.t.p.match().MainLine()
	if len(line) > 1 {
		b.heads(line[1].Turn().By)
	}
	b.words(line[0], 0)
	open := false // the last row has room for another turn
	for _, n := range line[1:] {
		col := 0
		if n.Turn().By != line[1].Turn().By {
			col = 1
		}
		item := b.turn(n)
		item.x, item.w = b.column(col)
		if col == 1 && open {
			last := &b.rows[len(b.rows)-1]
			last.items = append(last.items, item)
		} else {
			b.add(turnHeight, turnItem{text: strconv.Itoa(n.Ply()) + ".", w: (turnNumber - 8) * b.text, soft: true}, item)
		}
		others := n.Parent().Children()
		open = col == 0 && n.Comment() == "" && len(others) < 2
		b.words(n, 0)
		for _, other := range others {
			if other != n {
				b.variation(other, 1)
			}
		}
	}
}

func (b *turnRows) turn(n *match.Node) turnItem {
	return turnItem{id: turnID(n), node: n, text: n.Turn().Word + b.t.p.review.mark(n).String()}
}

func (b *turnRows) indent(depth int) float64 {
	return float64(min(depth, deepestTurn)) * turnIndent * b.text
}

func (b *turnRows) words(n *match.Node, depth int) {
	if n.Comment() == "" {
		return
	}
	x := b.indent(depth) + 8*b.text
	size := 15 * b.text
	lines := b.fonts.Wrap(n.Comment(), sprites.Medium, size, b.w-x)
	b.add(0, turnItem{id: turnID(n) + ".comment", text: n.Comment(), lines: lines, x: x, w: b.w - x, soft: true})
	b.rows[len(b.rows)-1].height = float64(len(lines))*size*1.3 + 6*b.text
}

// variation adds a line not played: its turns in rows, and after each turn its alternatives.
func (b *turnRows) variation(first *match.Node, depth int) {
	x := b.indent(depth)
	fold := turnItem{id: turnID(first) + ".fold", node: first, folds: true, text: b.t.p.env.App.Words.T(key.StudyFold, "turn", first.Turn().Word), x: x, w: 32 * b.text}
	x += fold.w
	row := []turnItem{fold}
	if name := first.Name(); name != "" {
		w := min(b.fonts.Width(name, sprites.Bold, 15*b.text)+10*b.text, b.w-x)
		b.add(turnHeight, fold, turnItem{id: turnID(first) + ".name", text: b.fonts.Shorten(name, sprites.Bold, 15*b.text, w), x: x, w: w})
		row = nil
	}
	at := x
	flush := func() {
		if len(row) > 0 {
			b.add(turnHeight, row...)
		}
		row, at = nil, x
	}
	for n := first; n != nil; n = firstChild(n) {
		item := b.turn(n)
		if at > x && at+b.wide(item.text) > b.w {
			flush()
		}
		if at == x {
			item.text = strconv.Itoa(n.Ply()) + ". " + item.text
		}
		item.x, item.w = at, min(b.wide(item.text), b.w-x)
		at += item.w
		row = append(row, item)
		if b.t.folded[first] {
			break
		}
		others := n.Parent().Children()
		if n != first && len(others) > 1 || n.Comment() != "" {
			flush()
			b.words(n, depth)
			if n != first {
				for _, other := range others[1:] {
					b.variation(other, depth+1)
				}
			}
		}
	}
	flush()
}

// wide returns the width of a turn in a variation.
func (b *turnRows) wide(text string) float64 {
	return max(b.fonts.Width(text, sprites.Medium, turnType*b.text)+18*b.text, 44*b.text)
}

// firstChild returns the next node of a line, nil at its end.
func firstChild(n *match.Node) *match.Node {
	if c := n.Children(); len(c) > 0 {
		return c[0]
	}
	return nil
}
