package flow

import "tidepool/internal/build/flow/module"

// The opcodes used here, by the WebAssembly specification's binary format.
const (
	opUnreachable  = 0x00
	opNop          = 0x01
	opBlock        = 0x02
	opLoop         = 0x03
	opIf           = 0x04
	opElse         = 0x05
	opEnd          = 0x0b
	opBr           = 0x0c
	opBrIf         = 0x0d
	opBrTable      = 0x0e
	opReturn       = 0x0f
	opCall         = 0x10
	opCallIndirect = 0x11
	opLocalGet     = 0x20
	opLocalSet     = 0x21
	opI32Const     = 0x41
	opI32Sub       = 0x6b
	opMisc         = 0xfc

	noResult = 0x40 // the type of a block without a result
)

// Value is the operand of a branch, constant or variable; table holds the targets of a br_table, the default
// last.
type instruction struct {
	op       byte
	from, to int // its range in the body
	value    int64
	table    []int
}

type reader struct{ module.Reader }

func (r *reader) next() instruction {
	in := instruction{from: r.At}
	in.op = r.Byte()
	switch op := in.op; {
	case op == opBlock || op == opLoop || op == opIf:
		if in.value = int64(r.Byte()); in.value < noResult {
			r.Fail() // a type index, which Go does not write
		}
	case op == opBr || op == opBrIf || op == opCall || op >= opLocalGet && op <= 0x26:
		in.value = int64(r.Number())
	case op == opBrTable:
		n := r.Number()
		for i := 0; i <= n && !r.Bad; i++ {
			in.table = append(in.table, r.Number())
		}
	case op == opCallIndirect || op >= 0x28 && op <= 0x3e:
		r.Number()
		r.Number()
	case op == 0x3f || op == 0x40:
		r.Byte()
	case op == opI32Const || op == 0x42:
		in.value = r.Signed()
	case op == 0x43:
		r.Slice(4)
	case op == 0x44:
		r.Slice(8)
	case op == opMisc:
		r.misc()
	case op <= opNop, op == opElse, op == opEnd, op == opReturn, op == 0x1a, op == 0x1b, op >= 0x45 && op <= 0xc4:
	default:
		r.Fail()
	}
	in.to = r.At
	return in
}

func (r *reader) misc() {
	switch op := r.Number(); {
	case op <= 7:
	case op == 10:
		r.Slice(2)
	case op == 11:
		r.Slice(1)
	default:
		r.Fail()
	}
}
