package reason

import "tidepool/rules"

type step struct {
	word   string
	by     rules.Side
	events []rules.Event
	after  rules.Position
}

// follow plays words from a position, as far as they are legal.
func follow(p rules.Position, words []string) (line []step) {
	for _, word := range words {
		next, events, err := p.Play(word)
		if err != nil {
			break
		}
		line = append(line, step{word, p.Turn(), events, next})
		p = next
	}
	return line
}

// end returns how a line ends the game, or Ongoing if it does not.
func end(line []step) rules.Outcome {
	if len(line) == 0 {
		return rules.Outcome{}
	}
	return line[len(line)-1].after.Outcome()
}

func turnsOf(line []step, side rules.Side) (n int) {
	for _, s := range line {
		if s.by == side {
			n++
		}
	}
	return n
}

// again returns how often a side moves again after its first turn of a line, including once more if the line
// ends before that.
func again(line []step, side rules.Side) int {
	n := 0
	for n < len(line) && line[n].by == side {
		n++
	}
	if n > 0 && n == len(line) && line[n-1].after.Turn() == side && !line[n-1].after.Outcome().Over() {
		n++
	}
	return max(0, n-1)
}

// facing returns the positions of a line in which a side is to move.
func facing(line []step, side rules.Side) (list []rules.Position) {
	for _, s := range line {
		if s.after.Turn() == side && !s.after.Outcome().Over() {
			list = append(list, s.after)
		}
	}
	return list
}
