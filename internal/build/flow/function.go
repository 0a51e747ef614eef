package flow

import "tidepool/internal/build/flow/module"

// Straight returns an equivalent module whose functions jump directly where possible.
func Straight(wasm []byte) ([]byte, error) {
	return module.EditFunctions(wasm, func(_ int, body []byte) []byte {
		if f, ok := parse(body); ok {
			if straight, ok := f.write(); ok {
				return straight
			}
		}
		return body
	})
}

type function struct {
	head    []byte // before the table: the variables and what comes first
	unwinds bool   // may return early to suspend the goroutine
	table   []int  // the part for each value of the variable; the last is the default
	parts   []part
}

type part struct {
	pieces []piece
	// after is the next part if this one's end is reached, or none.
	after int
	// again means that a goroutine may resume at its beginning, next that it may resume at the following
	// part's.
	again, next bool
}

const none = -1

type piece struct {
	code []byte
	// kind says where the branch goes, depth how many blocks of the code are open there.
	kind  pieceKind
	depth int
	to    int
}

type pieceKind uint8

const (
	plain    pieceKind = iota // no branch
	jump                      // to a part
	jumpIf                    // to a part if the value on the stack is not zero
	unwind                    // out of the function
	unwindIf                  // out of the function if the value on the stack is not zero
)

func parse(body []byte) (*function, bool) {
	r := &reader{module.Reader{Data: body}}
	for n := r.Number(); n > 0 && !r.Bad; n-- { // the variables
		r.Number()
		r.Byte()
	}
	f := new(function)
	in := r.next()
	for ; !r.Bad && straightforward(in.op); in = r.next() {
	}
	f.head = body[:in.from]
	if in.op == opBlock && r.peek() == opLoop {
		f.unwinds = true
		in = r.next()
	}
	if in.op != opLoop || in.value != noResult {
		return nil, false
	}
	blocks := 0
	for in = r.next(); in.op == opBlock && in.value == noResult; in = r.next() {
		blocks++
	}
	if r.Bad || blocks == 0 || in.op != opLocalGet || in.value != 0 {
		return nil, false
	}
	if in = r.next(); in.op != opBrTable || r.next().op != opEnd {
		return nil, false
	}
	f.table = in.table
	for _, to := range f.table {
		if to >= blocks {
			return nil, false
		}
	}
	p := &partParser{r: r, f: f, parts: blocks}
	for i := range blocks {
		if !p.part(i) {
			return nil, false
		}
	}
	return f, p.tail()
}

func (r *reader) peek() byte {
	if r.At < len(r.Data) {
		return r.Data[r.At]
	}
	return 0
}

func straightforward(op byte) bool {
	return op >= 0x1a && op != opElse
}

type partParser struct {
	r     *reader
	f     *function
	parts int
}

func (p *partParser) part(i int) bool {
	r := p.r
	s := scanner{part: part{after: i + 1}, from: r.At, loop: p.parts - 1 - i, f: p.f}
	for {
		in := r.next()
		if r.Bad {
			return false
		}
		if in.op == opEnd && s.depth == 0 {
			s.cut(r.Data, in.from)
			if s.after == p.parts { // unreachable
				s.after = none
				s.pieces = append(s.pieces, piece{code: []byte{opUnreachable}})
			}
			p.f.parts = append(p.f.parts, s.part)
			return true
		}
		if !s.take(r.Data, in) {
			return false
		}
	}
}

// tail reads what follows the loop, which is reached only by unwinding.
func (p *partParser) tail() bool {
	r := p.r
	if r.next().op != opUnreachable {
		return false
	}
	if p.f.unwinds {
		if in := r.next(); in.op != opEnd {
			return false
		}
		if in := r.next(); in.op != opI32Const || in.value != 1 {
			return false
		}
	}
	return r.next().op == opEnd && r.Done()
}

type scanner struct {
	part
	f     *function
	from  int // start of the code not yet in a piece
	depth int // blocks open within the part
	loop  int // blocks of the function between the part and the loop

	before [3]instruction // the last three
	// alone means that the last piece's branch is the only instruction of an if block.
	alone bool
}

func (s *scanner) take(body []byte, in instruction) bool {
	defer func() { s.before = [3]instruction{s.before[1], s.before[2], in} }()
	alone := s.alone
	s.alone = false
	switch in.op {
	case opBlock, opLoop, opIf:
		s.depth++
	case opEnd:
		s.depth--
		if alone {
			s.unwrap(in.to)
		}
	case opBr, opBrIf:
		return s.branch(body, in)
	case opBrTable:
		return false
	case opReturn, opUnreachable:
		s.end()
	}
	return true
}

// returns records a call after which a goroutine may resume; one inside a block only asks for a larger stack.
func (s *scanner) returns(next bool) {
	s.again, s.next = true, s.next || next
}

func (s *scanner) end() {
	if s.depth == 0 {
		s.after = none
	}
}

// unwrap turns an if block that contains only a branch into a conditional branch.
func (s *scanner) unwrap(to int) {
	p := &s.pieces[len(s.pieces)-1]
	p.code = p.code[:len(p.code)-ifBytes]
	p.kind, p.depth, s.from = jumpIf, p.depth-1, to
}

// ifBytes is the length of an if instruction.
const ifBytes = 2

func (s *scanner) branch(body []byte, in instruction) bool {
	out := int(in.value) - s.depth
	switch {
	case out < 0:
		return true
	case out == s.loop && in.op == opBr:
		when, pc, set := s.before[0], s.before[1], s.before[2]
		if set.op != opLocalSet || set.value != 0 || pc.op != opI32Const || pc.from < s.from {
			return false
		}
		s.alone = when.op == opIf && when.value == noResult && when.from >= s.from
		s.piece(body, pc.from, in.to, piece{kind: jump, to: s.f.target(pc.value)})
	case out == s.loop+1 && s.f.unwinds && in.op == opBrIf:
		s.piece(body, in.from, in.to, piece{kind: unwindIf})
		s.returns(s.depth == 0)
	case out == s.loop+1 && s.f.unwinds:
		s.piece(body, in.from, in.to, piece{kind: unwind})
	default:
		return false
	}
	if in.op == opBr {
		s.end()
	}
	return true
}

// target returns the part for a value of the variable.
func (f *function) target(pc int64) int {
	if pc < 0 || pc >= int64(len(f.table)) {
		pc = int64(len(f.table)) - 1
	}
	return f.table[pc]
}

func (s *scanner) piece(body []byte, from, to int, p piece) {
	p.code, p.depth = body[s.from:from], s.depth
	s.pieces = append(s.pieces, p)
	s.from = to
}

func (s *scanner) cut(body []byte, to int) {
	if to > s.from {
		s.pieces = append(s.pieces, piece{code: body[s.from:to]})
	}
}
