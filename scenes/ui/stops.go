package ui

// stops finds where Tab stops: in each group at the node with the focus, else the one that had it last, else
// a lit one or the first.
type stops struct {
	chosen map[string]string // by group, the node that had the focus last
	best   map[string]string
	rank   map[string]int
}

func (s *stops) find(nodes []Node, focus string) {
	if s.chosen == nil {
		s.chosen, s.best, s.rank = make(map[string]string), make(map[string]string), make(map[string]int)
	}
	clear(s.best)
	clear(s.rank)
	for i := range nodes {
		n := &nodes[i]
		if n.Group == "" || !n.Operable() {
			continue
		}
		if r := s.rankOf(n, focus); r > s.rank[n.Group] {
			s.best[n.Group], s.rank[n.Group] = n.ID, r
		}
	}
	for group, id := range s.best {
		if s.rank[group] >= 3 {
			s.chosen[group] = id
		}
	}
}

func (s *stops) rankOf(n *Node, focus string) int {
	switch {
	case n.ID == focus:
		return 4
	case n.ID == s.chosen[n.Group]:
		return 3
	case n.Lit || n.Checked && n.Role == RoleChoice:
		return 2
	}
	return 1
}

func (s *stops) has(n *Node) bool {
	return n.Operable() && (n.Group == "" || s.best[n.Group] == n.ID)
}
