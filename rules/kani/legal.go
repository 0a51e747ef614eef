package kani

// Legal reports whether a turn is legal at its start, if the position is not decided.
func Legal[S Stage[S]](s S, m Move) bool {
	if !allows(s, m.First, s.Reach(m.First.From(), s.Own()|s.Enemy())) {
		return false
	}
	if m.Bond == 0 {
		return true
	}
	from := m.Bond.From()
	s = s.Make(m.First)
	group := s.Group(m.First.Land())
	return !s.Decided() && group.Count() > 1 && group.Has(from) &&
		allows(s, m.Bond, from.Board().Diagonals()&^(s.Own()|s.Enemy()))
}

// allows reports whether a step to one of the squares reach is legal.
func allows[S Stage[S]](s S, step Step, reach Board) bool {
	from := step.From()
	return s.Own().Has(from) && reach.Has(step.To()) && s.Landings(from, step.To()).Has(step.Land()) &&
		(!step.Promotes() || s.MayPromote(from, step.Land()))
}
