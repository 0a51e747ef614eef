package simd

import "tidepool/ai/neural"

// dotName is the function of package neural that this one stands for.
const dotName = "tidepool/ai/neural.(*Net).dot"

// Where dot's arguments and its result are, from the stack pointer on, in bytes.
const (
	netAt    = 8
	kindsAt  = 16
	countAt  = 24
	startAt  = 40
	resultAt = 48
)

// Where the fields of a Net are, and how it keeps its weights.
const (
	rowsAt  = 0
	biasAt  = 24
	outAt   = biasAt + rowBytes
	outLift = neural.MostOut + 1

	rowBytes, rowShift = 2 * neural.Hidden, 7
	kindBytes          = neural.Squares * rowBytes
	vectors            = rowBytes / 16
	// signs are the highest bits of four units: what is added to keep a sum from
	// being less than 0, which numbers with a sign need not.
	signs = -0x7fff7fff7fff8000
)

// The function's variables, after its parameter.
const (
	net = 1 + iota
	kind
	kindsEnd
	rows
	row
	set
	i32s = iota

	start = 1 + i32s
	sums  = start + 1
)

// dot is the body of a function that says what all units are worth. Four units
// share a word of the weights; here a vector has two words.
func dot() []byte {
	w := new(writer)
	w.op(2, i32s, i32Type, 1+vectors, v128Type)
	w.begin()
	w.addRows()
	w.weigh()
	w.op(getSP, 0)
	w.i32(8) // the address to return to
	w.op(i32Add, setSP, 0)
	w.i32(0) // it has come to its end
	w.op(end)
	return w.code
}

// begin reads the arguments and lays the biases into the sums.
func (w *writer) begin() {
	for _, arg := range []struct{ at, local int }{{netAt, net}, {kindsAt, kind}} {
		w.op(getSP, 0)
		w.access(i32Load, 2, arg.at)
		w.set(arg.local)
	}
	w.get(kind)
	w.op(getSP, 0)
	w.access(i32Load, 2, countAt)
	w.i32(2)
	w.op(i32Shl, i32Add)
	w.set(kindsEnd)
	w.get(net)
	w.access(i32Load, 2, rowsAt)
	w.set(rows)
	w.op(getSP, 0)
	w.access(i64Load, 3, startAt)
	w.i64(signs)
	w.op(i64Xor)
	w.vector(splat64)
	w.set(start)
	for i := range vectors {
		w.get(net)
		w.load128(biasAt + 16*i)
		w.get(start)
		w.vector(add16)
		w.set(sums + i)
	}
}

// addRows adds the weights of every piece of every kind.
func (w *writer) addRows() {
	w.op(block, noType, loop, noType)
	w.get(kind)
	w.get(kindsEnd)
	w.op(i32Eq, brIf, 1)
	w.get(kind)
	w.access(i32Load, 2, 0)
	w.set(set)
	w.addKind()
	w.get(kind)
	w.i32(4)
	w.op(i32Add)
	w.set(kind)
	w.get(rows)
	w.i32(kindBytes)
	w.op(i32Add)
	w.set(rows)
	w.op(br, 0, end, end)
}

// addKind does so for one.
func (w *writer) addKind() {
	w.op(block, noType, loop, noType)
	w.get(set)
	w.op(i32Eqz, brIf, 1)
	w.get(rows)
	w.get(set)
	w.op(i32Ctz)
	w.i32(rowShift)
	w.op(i32Shl, i32Add)
	w.set(row)
	for i := range vectors {
		w.get(sums + i)
		w.get(row)
		w.load128(16 * i)
		w.vector(add16)
		w.set(sums + i)
	}
	w.get(set)
	w.get(set)
	w.i32(1)
	w.op(i32Sub, i32And)
	w.set(set)
	w.op(br, 0, end, end)
}

// weigh stores what the sums are worth, each held between 0 and One.
func (w *writer) weigh() {
	w.op(getSP, 0)
	for i := range vectors {
		w.get(sums + i)
		w.splat(0)
		w.vector(max16)
		w.splat(neural.One)
		w.vector(min16)
		w.get(net)
		w.load128(outAt + 16*i)
		w.turnWords()
		w.splat(outLift)
		w.vector(sub16)
		w.vector(dot16)
		if i > 0 {
			w.vector(add32)
		}
	}
	w.set(start)
	for i := range byte(4) {
		w.get(start)
		w.vector(lane32)
		w.op(i)
		if i > 0 {
			w.op(i32Add)
		}
	}
	w.op(i64OfI32)
	w.access(i64Store, 3, resultAt)
}

// turnWords turns the four numbers of each word around: what units are worth
// stands the other way round than they do.
func (w *writer) turnWords() {
	w.op(localTee, start)
	w.get(start)
	w.vector(shuffle)
	for word := byte(0); word < 16; word += 8 {
		w.op(word+6, word+7, word+4, word+5, word+2, word+3, word, word+1)
	}
}
