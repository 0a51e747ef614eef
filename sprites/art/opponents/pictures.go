package opponents

import "tidepool/sprites/vector"

// Pictures returns all pictures of all opponents, and the medal.
func Pictures() []vector.Drawing {
	list := []vector.Drawing{Medal()}
	for level := 1; level <= Levels; level++ {
		for mood := range Moods {
			for frame := range Frames(mood) {
				list = append(list, Drawing(level, mood, frame))
			}
		}
	}
	return list
}
