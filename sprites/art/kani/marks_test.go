package kani

import (
	"fmt"
	"testing"

	"tidepool/rules"
	"tidepool/sprites/internal/vision"
	"tidepool/sprites/vector"
)

// TestMarksShow requires that the marks on pieces contrast clearly with their ground.
func TestMarksShow(t *testing.T) {
	type mark struct {
		name    string
		on, col vector.Color
	}
	marks := []mark{
		{"Black's bands", kaniTones(rules.Near).Body, kaniTrim(rules.Near)},
		{"Red's star", kaniTones(rules.Far).Line, kaniTrim(rules.Far)},
		{"Red's star's edge", kaniTones(rules.Far).Body, kaniTones(rules.Far).Line},
	}
	for _, side := range []rules.Side{rules.Near, rules.Far} {
		s := newShogiTile("child1", side)
		marks = append(marks, mark{fmt.Sprint("emblem of side ", side), s.wood.Body, s.inlay.Body}, mark{fmt.Sprint("pips of side ", side), s.inlay.Body, s.mark})
	}
	for _, v := range vision.Eyes {
		for _, m := range marks {
			if r := vision.Ratio(v.Light(m.on), v.Light(m.col)); r < vision.Plain {
				t.Errorf("%s: %s shows %.2f:1", v.Name, m.name, r)
			}
		}
	}
}
