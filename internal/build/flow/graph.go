package flow

import "slices"

// A graph is a function's control flow graph: its nodes are the parts and, as the last, the table.
type graph struct {
	f     *function
	table int
	// next lists the successors of each node; ends[i] means that the last one follows at the node's end.
	next [][]int
	ends []bool
	// entries are the parts that the table leads to: where a call begins or resumes, and the targets in
	// byTable.
	entries []bool
	byTable map[[2]int]bool
	// ways gives for the table and loop headers the next node on the way to each entry: loops are entered at
	// headers.
	ways []map[int]int

	order []int // the reachable nodes, each before those it dominates
	place []int // of each node in the order, or none
	over  []int // the immediate dominator
	loops []int // the header of the innermost loop that contains a node, or none
	outer []int // of a header, the header of the next enclosing loop, or none
	heads []bool
}

// newGraph returns the graph of a function; false if it cannot be made of loops with a single entry each.
func newGraph(f *function) (*graph, bool) {
	n := len(f.parts)
	g := &graph{f: f, table: n, next: make([][]int, n+1), ends: make([]bool, n+1), entries: make([]bool, n), byTable: make(map[[2]int]bool), ways: make([]map[int]int, n+1)}
	first := f.table[0]
	g.entries[first] = true
	for i, p := range f.parts {
		for _, c := range p.pieces {
			if c.kind == jump || c.kind == jumpIf {
				g.next[i] = append(g.next[i], c.to)
			}
		}
		if p.after != none {
			g.next[i] = append(g.next[i], p.after)
		}
		g.ends[i] = p.after != none || len(p.pieces) > 0 && p.tailJump()
		g.entries[i] = g.entries[i] || p.again
		if p.next && i+1 < n {
			g.entries[i+1] = true
		}
	}
	g.ways[g.table] = map[int]int{first: first}
	for g.walk(); g.reach() || g.untangle(); g.walk() {
	}
	g.findLoops()
	g.lead()
	g.walk()
	if g.untangle() {
		return nil, false
	}
	g.findLoops()
	return g, true
}

// reach makes the table lead to an unreachable entry, and reports whether there was one.
func (g *graph) reach() bool {
	for i, entry := range g.entries {
		if entry && g.place[i] == none {
			g.ways[g.table][i] = i
			return true
		}
	}
	return false
}

func (g *graph) lead() {
	for i, entry := range g.entries {
		if _, there := g.ways[g.table][i]; !entry || there {
			continue
		}
		to := i
		for h := g.loops[i]; h != none; h = g.outer[h] {
			if h == i {
				continue
			}
			if g.ways[h] == nil {
				g.ways[h] = make(map[int]int)
			}
			g.ways[h][i] = to
			to = h
		}
		g.ways[g.table][i] = to
	}
}

func (p *part) tailJump() bool {
	last := p.pieces[len(p.pieces)-1]
	return p.after == none && last.kind == jump && last.depth == 0
}

// follow calls do for every node that may directly follow node without going through the table.
func (g *graph) follow(node int, do func(to int)) {
	for i := range g.entries {
		if to, ok := g.ways[node][i]; ok {
			do(to)
		}
	}
	for _, to := range g.next[node] {
		if !g.byTable[[2]int{node, to}] {
			do(to)
		}
	}
}

// walk orders the nodes, each before its successors except for jumps back, and computes the dominators
// (Cooper, Harvey and Kennedy, "A simple, fast dominance algorithm", 2001).
func (g *graph) walk() {
	n := len(g.next)
	g.order, g.place, g.over = g.order[:0], make([]int, n), make([]int, n)
	before := make([][]int, n)
	seen := make([]bool, n)
	var visit func(node int)
	visit = func(node int) {
		seen[node] = true
		g.follow(node, func(to int) {
			before[to] = append(before[to], node)
			if !seen[to] {
				visit(to)
			}
		})
		g.order = append(g.order, node)
	}
	visit(g.table)
	slices.Reverse(g.order)
	for i := range n {
		g.place[i], g.over[i] = none, none
	}
	for i, node := range g.order {
		g.place[node] = i
	}
	g.over[g.table] = g.table
	for changed := true; changed; {
		changed = false
		for _, node := range g.order[1:] {
			over := none
			for _, b := range before[node] {
				if g.over[b] != none {
					over = g.meet(over, b)
				}
			}
			if over != g.over[node] {
				g.over[node], changed = over, true
			}
		}
	}
}

// meet returns the nearest common dominator of a and b, of which a may be none.
func (g *graph) meet(a, b int) int {
	if a == none {
		return b
	}
	for a != b {
		for g.place[a] > g.place[b] {
			a = g.over[a]
		}
		for g.place[b] > g.place[a] {
			b = g.over[b]
		}
	}
	return a
}

func (g *graph) dominates(a, b int) bool {
	for g.place[b] > g.place[a] {
		b = g.over[b]
	}
	return a == b
}

// back reports whether a jump goes back in the order.
func (g *graph) back(from, to int) bool { return g.place[to] <= g.place[from] }

// untangle redirects through the table the jumps back that enter a loop elsewhere than at its header. It
// reports whether there were any.
func (g *graph) untangle() (changed bool) {
	for _, node := range g.order {
		if node == g.table {
			continue
		}
		for _, to := range g.next[node] {
			if jump := [2]int{node, to}; g.back(node, to) && !g.dominates(to, node) && !g.byTable[jump] {
				g.byTable[jump], g.entries[to], changed = true, true, true
			}
		}
	}
	return changed
}

func (g *graph) findLoops() {
	n := len(g.next)
	g.loops, g.outer, g.heads = make([]int, n), make([]int, n), make([]bool, n)
	before := make([][]int, n)
	for i := range n {
		g.loops[i], g.outer[i] = none, none
	}
	for _, node := range g.order {
		g.follow(node, func(to int) { before[to] = append(before[to], node) })
	}
	for _, head := range slices.Backward(g.order) { // inner loops before those around them
		var body []int
		for _, b := range before[head] {
			if g.back(b, head) {
				g.heads[head] = true
				body = append(body, b)
			}
		}
		if g.heads[head] {
			g.fill(head, body, before)
		}
	}
}

// fill marks the nodes from which a loop's header is reached again as belonging to the loop.
func (g *graph) fill(head int, body []int, before [][]int) {
	if g.loops[head] == none {
		g.loops[head] = head
	}
	for len(body) > 0 {
		node := g.outermost(body[len(body)-1])
		body = body[:len(body)-1]
		if node == head {
			continue
		}
		if g.heads[node] {
			g.outer[node] = head
		} else {
			g.loops[node] = head
		}
		body = append(body, before[node]...)
	}
}

// outermost returns the header of the outermost loop found so far that contains a node, or the node itself.
func (g *graph) outermost(node int) int {
	for h := g.loops[node]; h != none; h = g.outer[h] {
		node = h
	}
	return node
}

func (g *graph) within(node, head int) bool {
	for h := g.loops[node]; h != none; h = g.outer[h] {
		if h == head {
			return true
		}
	}
	return false
}
