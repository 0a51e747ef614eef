package onitama

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// printed lists the cards as in the rules, with the stamps of the base deck.
const printed = `
tiger 0,2 0,-1 blue
monkey -1,1 1,1 -1,-1 1,-1 blue
dragon -2,1 2,1 -1,-1 1,-1 red
mantis -1,1 1,1 0,-1 red
frog -2,0 -1,1 1,-1 red
horse 0,1 -1,0 0,-1 red
rabbit 2,0 1,1 -1,-1 blue
ox 0,1 1,0 0,-1 blue
crab 0,1 -2,0 2,0 blue
crane 0,1 -1,-1 1,-1 blue
elephant -1,1 1,1 -1,0 1,0 red
boar 0,1 -1,0 1,0 red
goose -1,1 -1,0 1,0 1,-1 blue
eel -1,1 1,0 -1,-1 blue
rooster 1,1 -1,0 1,0 -1,-1 red
cobra 1,1 -1,0 1,-1 red
giraffe -2,1 2,1 0,-1
kirin -1,2 1,2 0,-2
phoenix -2,0 -1,1 1,1 2,0
turtle -2,0 2,0 -1,-1 1,-1
dog -1,1 -1,0 -1,-1
fox 1,1 1,0 1,-1
bear 0,1 -1,1 1,-1
panda 0,1 1,1 -1,-1
viper 0,1 -2,0 1,-1
seasnake 0,1 2,0 -1,-1
rat 0,1 -1,0 1,-1
mouse 0,1 1,0 -1,-1
iguana 0,1 -2,1 1,-1
tanuki 0,1 2,1 -1,-1
otter -1,1 2,0 1,-1
sable 1,1 -2,0 -1,-1
goat 1,1 -1,0 0,-1
sheep -1,1 1,0 0,-1
`

func TestCards(t *testing.T) {
	lines := strings.Split(strings.TrimSpace(printed), "\n")
	if len(lines) != len(designs) {
		t.Errorf("%d cards, want %d", len(designs), len(lines))
	}
	for _, line := range lines {
		name, want, _ := strings.Cut(line, " ")
		c, ok := CardByName(name)
		if !ok || c.Name() != name {
			t.Errorf("card %q is %v, %t", name, c, ok)
			continue
		}
		var got []string
		for _, o := range c.Offsets() {
			got = append(got, fmt.Sprintf("%d,%d", o.DX, o.DY))
		}
		if side, ok := c.Stamp(); ok {
			got = append(got, names[side])
		}
		if g := strings.Join(got, " "); g != want {
			t.Errorf("%s: %s, want %s", name, g, want)
		}
	}
	for _, name := range []string{"", "Ox", "ox ", "zebra", "a1"} {
		if c, ok := CardByName(name); ok {
			t.Errorf("there is a card %q: %s", name, c.Name())
		}
	}
}

func TestDeck(t *testing.T) {
	for _, test := range []struct {
		name          string
		cards         int
		with, without string
	}{
		{"base", 16, "ox", "goat"},
		{"sensei", 16, "viper", "sheep"},
		{"all", 34, "goat", ""},
		{"", 0, "", "ox"},
		{"none", 0, "", "ox"},
	} {
		var names []string
		for _, c := range Deck(test.name) {
			names = append(names, c.Name())
		}
		if len(names) != test.cards || !slices.IsSorted(names) || len(slices.Compact(slices.Clone(names))) != len(names) {
			t.Errorf("deck %q: %d cards %v, want %d", test.name, len(names), names, test.cards)
		}
		if test.with != "" && !slices.Contains(names, test.with) || slices.Contains(names, test.without) {
			t.Errorf("deck %q: %v, want %q and not %q", test.name, names, test.with, test.without)
		}
	}
}

// Modifying a returned list of offsets does not change the card.
func TestOffsetsAreTheCallers(t *testing.T) {
	c, _ := CardByName("ox")
	c.Offsets()[0] = Offset{4, 4}
	if got := c.Offsets()[0]; got != (Offset{0, 1}) {
		t.Errorf("ox begins with %v", got)
	}
}
