package mirror

import (
	"slices"
	"testing"

	"tidepool/rules"
	"tidepool/scenes/ui"
)

// BenchmarkUpdate measures an update of the largest board: with no change, or with one changed spot.
func BenchmarkUpdate(b *testing.B) {
	var nodes []ui.NodeState
	for rank := range rules.MaxRanks {
		for file := range rules.MaxFiles {
			n := spot(string(rules.Square(file, rank)), rank+1, file+1)
			n.Cell.ColName = string(rune('a' + file))
			nodes = append(nodes, n)
		}
	}
	for _, changes := range []bool{false, true} {
		name := "same"
		if changes {
			name = "one spot"
		}
		b.Run(name, func(b *testing.B) {
			var m Mirror
			other := slices.Clone(nodes)
			other[50].Checked = changes
			s, next := scene(nodes...), scene(other...)
			m.Update(s)
			b.ReportAllocs()
			for b.Loop() {
				s, next = next, s
				m.Update(s)
			}
		})
	}
}
