package flow

import (
	"encoding/binary"
	"slices"

	"tidepool/internal/build/flow/module"
)

type writer struct {
	*graph
	out []byte
	// labels are the open blocks and loops, the innermost last.
	labels []label
	// inside and outside list, for each node, the labelled nodes placed in and after its loop, in order.
	inside, outside [][]int
	named           []bool // nodes that need a label
}

// A label is the target of a branch: a node's code, after a block or at its loop's start, or the function's
// end for none.
type label struct {
	node int
	loop bool
}

// write returns the new function body; false if the old one must stay.
func (f *function) write() ([]byte, bool) {
	g, ok := newGraph(f)
	if !ok {
		return nil, false
	}
	w := &writer{graph: g}
	n := len(w.next)
	w.inside, w.outside, w.named = make([][]int, n), make([][]int, n), make([]bool, n)
	w.name()
	w.arrange()
	w.out = append(w.out, f.head...)
	if f.unwinds {
		w.open(opBlock, label{node: none})
	}
	w.node(w.table)
	w.out = append(w.out, opUnreachable)
	if f.unwinds {
		w.close()
		w.out = append(w.out, opI32Const, 1)
	}
	return append(w.out, opEnd), true
}

// name finds the nodes that need a label: those whose code cannot directly follow their only predecessor's.
func (w *writer) name() {
	ways := make([]int, len(w.next))
	for _, node := range w.order {
		if node == w.table {
			continue
		}
		next := w.next[node]
		for i, to := range next {
			if w.byTable[[2]int{node, to}] || w.back(node, to) {
				continue
			}
			ways[to]++
			if ways[to] > 1 || i < len(next)-1 || !w.ends[node] || w.loops[node] != none && !w.within(to, w.loops[node]) {
				w.named[to] = true
			}
		}
	}
	for node, ways := range w.ways {
		if w.dispatches(node) {
			for _, to := range ways {
				w.named[to] = true
			}
		}
	}
}

// dispatches reports whether a node needs a br_table: the table does not if it has only one way.
func (w *writer) dispatches(node int) bool {
	return len(w.ways[node]) > 1 || node != w.table && len(w.ways[node]) > 0
}

// arrange places each labelled node after its dominator, and after loops that do not contain it.
func (w *writer) arrange() {
	for _, node := range w.order[1:] {
		if !w.named[node] {
			continue
		}
		at := w.over[node]
		for h := w.loops[at]; h != none; h = w.outer[h] {
			if !w.within(node, h) {
				at = h
			}
		}
		if w.heads[at] && !w.within(node, at) {
			w.outside[at] = append(w.outside[at], node)
		} else {
			w.inside[at] = append(w.inside[at], node)
		}
	}
}

func (w *writer) node(node int) {
	w.before(w.outside[node])
	loop := w.heads[node] || node == w.table && len(w.byTable) > 0
	if loop {
		w.open(opLoop, label{node, true})
	}
	w.before(w.inside[node])
	if w.dispatches(node) {
		w.dispatch(node)
	}
	switch {
	case node != w.table:
		w.part(node)
	case w.dispatches(node):
		w.out = append(w.out, opUnreachable)
	default:
		w.node(w.f.table[0])
	}
	w.after(w.inside[node])
	if loop {
		w.close()
	}
	w.after(w.outside[node])
}

func (w *writer) before(nodes []int) {
	for _, node := range slices.Backward(nodes) {
		w.open(opBlock, label{node: node})
	}
}

func (w *writer) after(nodes []int) {
	for _, node := range nodes {
		w.close()
		w.node(node)
	}
}

func (w *writer) open(op byte, l label) {
	w.labels = append(w.labels, l)
	w.out = append(w.out, op, noResult)
}

func (w *writer) close() {
	w.labels = w.labels[:len(w.labels)-1]
	w.out = append(w.out, opEnd)
}

// dispatch writes the table of a node's ways; other values continue after it.
func (w *writer) dispatch(node int) {
	ways, table := w.ways[node], w.f.table
	from, to := len(table), 0
	for pc, part := range table {
		if _, ok := ways[part]; ok {
			from, to = min(from, pc), pc+1
		}
	}
	w.out = append(w.out, opBlock, noResult, opLocalGet, 0)
	if from > 0 {
		w.out = append(module.AppendSigned(append(w.out, opI32Const), int64(from)), opI32Sub)
	}
	w.out = binary.AppendUvarint(append(w.out, opBrTable), uint64(to-from))
	for _, part := range table[from:to] {
		depth := 0
		if next, ok := ways[part]; ok {
			depth = 1 + w.depth(label{node: next})
		}
		w.out = binary.AppendUvarint(w.out, uint64(depth))
	}
	w.out = append(w.out, 0, opEnd)
}

func (w *writer) depth(l label) int {
	for i, open := range slices.Backward(w.labels) {
		if open == l {
			return len(w.labels) - 1 - i
		}
	}
	panic("flow: a branch to nowhere")
}

func (w *writer) part(node int) {
	p := &w.f.parts[node]
	for i, c := range p.pieces {
		w.out = append(w.out, c.code...)
		switch c.kind {
		case unwind:
			w.branch(opBr, label{node: none}, c.depth)
		case unwindIf:
			w.branch(opBrIf, label{node: none}, c.depth)
		case jumpIf:
			w.jump(opBrIf, node, c.to, c.depth)
		case jump:
			if i == len(p.pieces)-1 && p.tailJump() {
				w.end(node, c.to)
			} else {
				w.jump(opBr, node, c.to, c.depth)
			}
		}
	}
	if p.after != none {
		w.end(node, p.after)
	}
}

func (w *writer) end(from, to int) {
	next := label{node: to}
	switch {
	case w.byTable[[2]int{from, to}] || w.back(from, to):
		w.jump(opBr, from, to, 0)
	case !w.named[to]:
		w.node(to)
	case len(w.labels) == 0 || w.labels[len(w.labels)-1] != next:
		w.branch(opBr, next, 0)
	}
}

func (w *writer) jump(op byte, from, to, depth int) {
	if !w.byTable[[2]int{from, to}] {
		back := w.back(from, to)
		if back && w.dispatches(to) { // the dispatch is for goroutines that resume
			w.setPart(0)
		}
		w.branch(op, label{to, back}, depth)
		return
	}
	if op == opBrIf {
		w.out = append(w.out, opIf, noResult)
		depth++
	}
	w.setPart(slices.Index(w.f.table, to))
	w.branch(opBr, label{w.table, true}, depth)
	if op == opBrIf {
		w.out = append(w.out, opEnd)
	}
}

func (w *writer) setPart(pc int) {
	w.out = append(module.AppendSigned(append(w.out, opI32Const), int64(pc)), opLocalSet, 0)
}

func (w *writer) branch(op byte, l label, depth int) {
	w.out = binary.AppendUvarint(append(w.out, op), uint64(depth+w.depth(l)))
}
