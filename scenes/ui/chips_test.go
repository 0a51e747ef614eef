package ui

import (
	"fmt"
	"strings"
	"testing"

	"tidepool/sprites"
)

// Chips fill rows, and none is left alone in the last one if another fits beside it.
func TestFlowChips(t *testing.T) {
	fonts, err := sprites.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		widths []int // of the words, in letters
		want   string
	}{
		{[]int{5, 5}, "2"},
		{[]int{8, 8, 8, 8}, "2 2"},
		{[]int{5, 5, 5, 5, 8}, "3 2"},
		{[]int{5, 5, 5, 5, 30}, "4 1"},
		{[]int{14, 14, 14}, "2 1"},
	} {
		col := &Column{App: &App{Fonts: fonts}, Text: 1, W: 360, Gap: 10}
		var chips []Node
		for i, n := range c.widths {
			chips = append(chips, Node{ID: fmt.Sprint(i), Label: strings.Repeat("n", n)})
		}
		col.FlowChips(chips, ChipShape{Size: 16, High: 44, Gap: 8, Pad: 14})
		var rows []int
		for i, n := range col.Nodes {
			if i == 0 || n.Rect.Y != col.Nodes[i-1].Rect.Y {
				rows = append(rows, 0)
			}
			rows[len(rows)-1]++
			if n.ID != fmt.Sprint(i) || n.Rect.X+n.Rect.W > 360.5 {
				t.Errorf("%v: chip %d is %s at %+v", c.widths, i, n.ID, n.Rect)
			}
		}
		if got := strings.Trim(fmt.Sprint(rows), "[]"); got != c.want {
			t.Errorf("%v: rows of %s, want %s", c.widths, got, c.want)
		}
	}
}

// The last of some choices is as wide as the others, even alone in its row.
func TestChoicesAreAlike(t *testing.T) {
	fonts, err := sprites.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	c := &Column{App: &App{Fonts: fonts}, Text: 1, W: 340, Gap: 10}
	list := make([]Choice, 7)
	for i := range list {
		list[i].Label = "Bahasa Melayu"
	}
	c.Choices("", list)
	for _, n := range c.Nodes {
		if n.Rect.W != c.Nodes[0].Rect.W {
			t.Errorf("a choice is %.0f wide, the first %.0f", n.Rect.W, c.Nodes[0].Rect.W)
		}
	}
}
