package simd

import "tidepool/ai/neural"

// sumName is the function of package neural to replace.
const sumName = "tidepool/ai/neural.(*Net).sum"

// Offsets of sum's arguments and result from the stack pointer, in bytes.
const (
	netAt    = 8
	kindsAt  = 16
	countAt  = 24
	resultAt = 40
)

// Offsets of the fields of a Net, and the layout of its weights.
const (
	rowsAt = 0
	biasAt = 24
	outAt  = biasAt + rowBytes

	rowBytes, rowShift = 2 * neural.Hidden, 7
	kindBytes          = neural.Squares * rowBytes
	vectors            = rowBytes / 16
	// What was added to weights, biases and output weights.
	lift, biasLift, outLift = neural.Most + 1, neural.MostBias + 1, neural.MostOut + 1
)

// The function's local variables, after its parameter.
const (
	net = 1 + iota
	kind
	kindsEnd
	rows
	row
	count
	i32s = iota

	set    = 1 + i32s
	lifted = set + 1 // by how much all units are too large, then the sum
	turned = lifted + 1
	sums   = turned + 1
)

// sum returns the code that sums up the weighted units. A 64-bit word holds four weights, a vector two words.
func sum() []byte {
	a := new(assembler)
	a.op(3, i32s, i32Type, 1, i64Type, 2+vectors, v128Type)
	a.begin()
	a.addRows()
	a.weigh()
	a.op(getSP, 0)
	a.i32(8) // the return address
	a.op(i32Add, setSP, 0)
	a.i32(0) // finished, not suspended
	a.op(end)
	return a.code
}

func (a *assembler) begin() {
	for _, arg := range []struct{ at, local int }{{netAt, net}, {kindsAt, kind}} {
		a.op(getSP, 0)
		a.access(i32Load, 2, arg.at)
		a.set(arg.local)
	}
	a.get(kind)
	a.op(getSP, 0)
	a.access(i32Load, 2, countAt)
	a.i32(2)
	a.op(i32Shl, i32Add)
	a.set(kindsEnd)
	a.get(net)
	a.access(i32Load, 2, rowsAt)
	a.set(rows)
	for i := range vectors {
		a.get(net)
		a.load128(biasAt + 16*i)
		a.set(sums + i)
	}
}

// addRows adds two kinds at a time, whose rows follow each other: fewer branches are mispredicted.
func (a *assembler) addRows() {
	a.op(block, noType, loop, noType)
	a.get(kind)
	a.get(kindsEnd)
	a.op(i32GeU, brIf, 1)
	a.get(kindsEnd)
	a.get(kind)
	a.op(i32Sub)
	a.i32(4)
	a.op(i32Eq, ifElse, i64Type)
	a.get(kind)
	a.access(i64Load32, 2, 0)
	a.op(otherwise)
	a.get(kind)
	a.access(i64Load, 2, 0)
	a.op(end)
	a.op(localTee, set)
	a.op(i64Popcnt, i32OfI64)
	a.get(count)
	a.op(i32Add)
	a.set(count)
	a.addKinds()
	a.get(kind)
	a.i32(2 * 4)
	a.op(i32Add)
	a.set(kind)
	a.get(rows)
	a.i32(2 * kindBytes)
	a.op(i32Add)
	a.set(rows)
	a.op(br, 0, end, end)
}

func (a *assembler) addKinds() {
	a.op(block, noType, loop, noType)
	a.get(set)
	a.op(i64Eqz, brIf, 1)
	a.get(rows)
	a.get(set)
	a.op(i64Ctz, i32OfI64)
	a.i32(rowShift)
	a.op(i32Shl, i32Add)
	a.set(row)
	for i := range vectors {
		a.get(sums + i)
		a.get(row)
		a.load128(16 * i)
		a.vector(add16)
		a.set(sums + i)
	}
	a.get(set)
	a.get(set)
	a.i64(1)
	a.op(i64Sub, i64And)
	a.set(set)
	a.op(br, 0, end, end)
}

// weigh stores the weighted sum of the units, each clamped between 0 and One.
func (a *assembler) weigh() {
	a.get(count)
	a.i32(lift)
	a.op(i32Mul)
	a.i32(biasLift)
	a.op(i32Add)
	a.vector(splat16)
	a.set(lifted)
	a.op(getSP, 0)
	for i := range vectors {
		a.get(sums + i)
		a.get(lifted)
		a.vector(sub16)
		a.splat(0)
		a.vector(max16)
		a.splat(neural.One)
		a.vector(min16)
		a.get(net)
		a.load128(outAt + 16*i)
		a.turnWords()
		a.splat(outLift)
		a.vector(sub16)
		a.vector(dot16)
		if i > 0 {
			a.vector(add32)
		}
	}
	a.set(lifted)
	for i := range byte(4) {
		a.get(lifted)
		a.vector(lane32)
		a.op(i)
		if i > 0 {
			a.op(i32Add)
		}
	}
	a.op(i64OfI32)
	a.access(i64Store, 3, resultAt)
}

// turnWords reverses the four numbers of each word: output weights are stored in the opposite order of units.
func (a *assembler) turnWords() {
	a.op(localTee, turned)
	a.get(turned)
	a.vector(shuffle)
	for word := byte(0); word < 16; word += 8 {
		a.op(word+6, word+7, word+4, word+5, word+2, word+3, word, word+1)
	}
}
