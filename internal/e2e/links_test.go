//go:build !js

package e2e

import (
	"testing"

	"tidepool/play/link"
	"tidepool/play/match"
)

// links takes pictures of a game played by links, and of passing it on.
func (s *studio) links(t *testing.T) {
	for _, w := range wholeGames[:2] {
		m := opening(t, w.game, 12)
		for _, tag := range []match.Tag{{Name: link.ByLinkTag, Value: "c2VlIHlv"}, {Name: "Mine", Value: m.Info().Sides[m.Position().Turn().Other()]}} {
			if err := m.SetTag(tag.Name, tag.Value); err != nil {
				t.Fatal(err)
			}
		}
		f := newFolder(t)
		f.open(m, s.settings())
		c := s.open(f)
		c.take("link-" + w.game) // which opens by itself
		c.click("link.close")
		c.take("letter-" + w.game)
	}
}
