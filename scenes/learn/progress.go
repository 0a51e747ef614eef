package learn

import "tidepool/play/lessons"

// CourseOf returns what teaches a game, nil if nothing does.
func CourseOf(game string) *lessons.Course {
	c, err := lessons.For(game)
	if err != nil {
		return nil
	}
	return c
}
