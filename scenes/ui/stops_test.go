package ui

import (
	"strings"
	"testing"
)

// Tab stops at a group once, at the node focused last.
func TestStops(t *testing.T) {
	press := func() {}
	nodes := []Node{
		{ID: "a", Group: "g", Press: press}, {ID: "b", Group: "g", Press: press, Lit: true}, {ID: "c", Group: "g", Press: press},
		{ID: "off", Group: "g", Press: press, Disabled: true}, {ID: "alone", Press: press}, {ID: "text"},
	}
	var s stops
	for _, step := range []struct{ focus, want string }{
		{"", "b alone"}, {"c", "c alone"}, {"", "c alone"}, {"alone", "c alone"}, {"a", "a alone"}, {"off", "a alone"},
	} {
		s.find(nodes, step.focus)
		var got []string
		for i := range nodes {
			if s.has(&nodes[i]) {
				got = append(got, nodes[i].ID)
			}
		}
		if got := strings.Join(got, " "); got != step.want {
			t.Errorf("focus on %q: Tab stops at %s, want %s", step.focus, got, step.want)
		}
	}
}
