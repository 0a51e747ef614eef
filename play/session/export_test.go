package session

import "slices"

// Done reports whether all moments were examined.
func (c *Practice) Done() bool {
	return !slices.ContainsFunc(c.moments, func(m practiceMoment) bool { return !m.done })
}
