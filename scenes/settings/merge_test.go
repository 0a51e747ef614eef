package settings_test

import (
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"tidepool/scenes/settings"
)

// drawn are any settings, few of each so that some are alike.
func drawn(t *rapid.T, name string) settings.Settings {
	s := settings.Default()
	few := func(what string) int { return rapid.IntRange(0, 2).Draw(t, name+" "+what) }
	s.Volume, s.Sound = few("volume"), few("sound") > 0
	s.Look = []settings.Look{settings.LookDay, settings.LookNight, settings.LookContrast}[few("look")]
	s.Names[0] = []string{"", "Ama", "Kai"}[few("name")]
	s.Levels[1] = few("level")
	for _, game := range []string{"konane", "kalah"} {
		if n := few(game); n > 0 {
			s.Learning = s.Learning.Followed(game, n)
		}
	}
	s.Session = s.Chose("kalah", settings.Choice{Kind: settings.TwoPeople, Level: few("choice"), First: settings.FirstYou})
	if n := few("other choice"); n > 0 && name == "other" {
		s.Session = s.Chose("konane", settings.Choice{Kind: settings.AgainstEngine, Level: n, First: settings.FirstLots})
	}
	return s
}

// Who has changed nothing takes what the others have made of it, and who alone
// has changed something keeps that.
func TestMerge(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		base, other := drawn(t, "base"), drawn(t, "other")
		if base.Lessons != nil && other.Lessons != nil { // nobody unlearns
			for game, p := range base.Lessons {
				other.Learning = other.Learning.Followed(game, p.Done)
			}
		} else {
			other.Learning = base.Learning
		}
		if got := settings.Merge(base, base, other); !reflect.DeepEqual(got, other) {
			t.Errorf("nothing changed here, all there: %+v, want %+v", got, other)
		}
		if got := settings.Merge(base, other, base); !reflect.DeepEqual(got, other) {
			t.Errorf("all changed here, nothing there: %+v, want %+v", got, other)
		}
		if got := settings.Merge(base, other, other); !reflect.DeepEqual(got, other) {
			t.Errorf("the same changed on both sides: %+v, want %+v", got, other)
		}
	})
}
