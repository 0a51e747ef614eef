package session

import (
	"slices"

	"tidepool/ai"
)

// Done reports whether all moments were examined.
func (c *Practice) Done() bool {
	return !slices.ContainsFunc(c.moments, func(m practiceMoment) bool { return !m.done })
}

// Others returns all turns but the advised one, the best first.
func (a *Advice) Others() []ai.Variation {
	list := slices.DeleteFunc(slices.Clone(a.Turns), func(v ai.Variation) bool { return len(v.Words) == 0 || v.Words[0] == a.Best.Words[0] })
	slices.SortStableFunc(list, func(x, y ai.Variation) int { return int(y.Score) - int(x.Score) })
	return list
}
