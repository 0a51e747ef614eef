package simd

import (
	"encoding/binary"

	"tidepool/internal/build/flow/module"
)

// Opcodes, by the WebAssembly specification's binary format.
const (
	block     = 0x02
	loop      = 0x03
	ifElse    = 0x04
	otherwise = 0x05
	end       = 0x0b
	br        = 0x0c
	brIf      = 0x0d
	localGet  = 0x20
	localSet  = 0x21
	localTee  = 0x22
	getSP     = 0x23 // of a global, the first of which is Go's stack pointer
	setSP     = 0x24
	i32Load   = 0x28
	i64Load   = 0x29
	i64Load32 = 0x35 // zero-extended
	i64Store  = 0x37
	i32Const  = 0x41
	i64Const  = 0x42
	i32Eq     = 0x46
	i32GeU    = 0x4f
	i64Eqz    = 0x50
	i32Add    = 0x6a
	i32Sub    = 0x6b
	i32Mul    = 0x6c
	i32Shl    = 0x74
	i64Ctz    = 0x7a
	i64Popcnt = 0x7b
	i64Sub    = 0x7d
	i64And    = 0x83
	i32OfI64  = 0xa7
	i64OfI32  = 0xac // sign-extended

	i32Type, i64Type, v128Type, noType = 0x7f, 0x7e, 0x7b, 0x40
)

// Vector opcodes, which follow a prefix.
const (
	vector     = 0xfd
	v128Load   = 0
	shuffle    = 13
	splat16    = 16
	lane32     = 27
	add16      = 142
	sub16      = 145
	min16      = 150
	max16      = 152
	add32      = 174
	dot16      = 186
	alignOf128 = 4
)

type assembler struct{ code []byte }

func (a *assembler) op(ops ...byte) { a.code = append(a.code, ops...) }

func (a *assembler) get(local int) { a.op(localGet, byte(local)) }
func (a *assembler) set(local int) { a.op(localSet, byte(local)) }

func (a *assembler) i32(n int64) { a.code = module.AppendSigned(append(a.code, i32Const), n) }
func (a *assembler) i64(n int64) { a.code = module.AppendSigned(append(a.code, i64Const), n) }

// access reads or writes memory at an address plus offset; align is the logarithm of the size.
func (a *assembler) access(op, align byte, offset int) {
	a.code = binary.AppendUvarint(append(a.code, op, align), uint64(offset))
}

func (a *assembler) vector(op uint64) {
	a.code = binary.AppendUvarint(append(a.code, vector), op)
}

func (a *assembler) load128(offset int) {
	a.vector(v128Load)
	a.code = binary.AppendUvarint(append(a.code, alignOf128), uint64(offset))
}

// splat pushes a vector of eight numbers equal to n.
func (a *assembler) splat(n int64) {
	a.i32(n)
	a.vector(splat16)
}
