package learn

import "tidepool/play/lessons"

// CourseOf returns a game's course, nil if there is none.
func CourseOf(game string) *lessons.Course {
	c, _ := lessons.For(game)
	return c
}
