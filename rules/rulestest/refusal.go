package rulestest

import (
	"slices"
	"testing"

	"tidepool/rules"
)

// CheckRefusals begins every turn and tries every spot as the next tap. A reason is required for each: one with the
// code possible for the spots that can follow, another one for the others.
func CheckRefusals(t testing.TB, p rules.Position, possible string) {
	t.Helper()
	turns := p.Turns()
	seen := map[string]bool{}
	for _, turn := range turns {
		for _, path := range turn.Paths {
			for i := range len(path) + 1 {
				taps := path[:i]
				if key := text(taps); seen[key] {
					continue
				} else {
					seen[key] = true
				}
				next := rules.FollowTaps(turns, taps).Next
				for _, spot := range spots() {
					r := p.Refuse(taps, spot)
					if r.Code == "" || r.Text == "" || (r.Code == possible) != slices.Contains(next, spot) {
						t.Errorf("%s: taps %v, spot %q: reason %+v, next %v", p, taps, spot, r, next)
					}
				}
			}
		}
	}
}

func text(taps []rules.Spot) string {
	key := ""
	for _, tap := range taps {
		key += string(tap) + " "
	}
	return key
}

func spots() []rules.Spot {
	list := []rules.Spot{"", "=", "a", "z0", "a12345678901234567890"}
	for rank := range 6 {
		for file := range 6 {
			square := rules.Square(file, rank)
			list = append(list, square, square+"=")
		}
	}
	return list
}
