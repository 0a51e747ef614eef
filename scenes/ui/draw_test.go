package ui

import "testing"

// An album is a gallery that lies over another scene.
type album struct{ *gallery }

func (album) Overlay() {}

// Of several sheets only the uppermost is drawn, over the page below all of them.
func TestUppermostSheet(t *testing.T) {
	s := newStage(t)
	page := s.push("page")
	var sheets []*gallery
	for _, name := range []string{"first", "second"} {
		g := &gallery{app: s.app, name: name}
		s.app.Push(album{g})
		sheets = append(sheets, g)
		for range 2 * enterTicks {
			s.frame(Input{})
		}
	}
	drawn := func() [3]int { return [3]int{page.drawn, sheets[0].drawn, sheets[1].drawn} }
	before := drawn()
	s.app.Changed()
	s.frame(Input{})
	if after := drawn(); after[0] == before[0] || after[1] != before[1] || after[2] == before[2] {
		t.Errorf("page and sheets were drawn %v times, then %v", before, after)
	}
	s.app.Pop()
	for range enterTicks {
		s.frame(Input{})
	}
	if drawn()[1] == before[1] {
		t.Error("the sheet below does not come back")
	}
}
