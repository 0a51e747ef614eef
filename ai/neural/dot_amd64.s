#include "textflag.h"

// ADD adds 16 bytes of weights to eight units.
#define ADD(offset, units) MOVOU offset(DX), X8; PADDW X8, units

// BIAS begins eight units.
#define BIAS(offset, units) MOVOU offset(AX), units; PADDW X9, units

// WEIGH holds eight units between 0 and One and adds what they are worth to X15: the words of each
// quarter are the other way round in out, and lifted.
#define WEIGH(offset, units) \
	PMAXSW X12, units; \
	PMINSW X13, units; \
	MOVOU offset(AX), X8; \
	PSHUFLW $0x1B, X8, X8; \
	PSHUFHW $0x1B, X8, X8; \
	PSUBW X14, X8; \
	PMADDWL X8, units; \
	PADDL units, X15

// func product(rows *[Squares]row, kinds *uint32, count int, start, most, lift uint64, bias, out *row) int64
TEXT ·product(SB), NOSPLIT, $0-72
	MOVQ rows+0(FP), DI
	MOVQ kinds+8(FP), SI
	MOVQ count+16(FP), CX
	MOVQ start+24(FP), X9
	PUNPCKLQDQ X9, X9
	MOVQ bias+48(FP), AX
	BIAS(0, X0)
	BIAS(16, X1)
	BIAS(32, X2)
	BIAS(48, X3)
	BIAS(64, X4)
	BIAS(80, X5)
	BIAS(96, X6)
	BIAS(112, X7)

// Two kinds at a time, whose rows follow each other.
kinds:
	CMPQ CX, $1
	JE last
	MOVQ (SI), BX
	JMP squares

last:
	MOVL (SI), BX

squares:
	TESTQ BX, BX
	JZ next

square:
	BSFQ BX, DX
	LEAQ -1(BX), R8
	SHLQ $7, DX
	ADDQ DI, DX
	ADD(0, X0)
	ADD(16, X1)
	ADD(32, X2)
	ADD(48, X3)
	ADD(64, X4)
	ADD(80, X5)
	ADD(96, X6)
	ADD(112, X7)
	ANDQ R8, BX
	JNZ square

next:
	ADDQ $8, SI
	ADDQ $8192, DI
	SUBQ $2, CX
	JGT kinds

	PXOR X12, X12
	MOVQ most+32(FP), X13
	PUNPCKLQDQ X13, X13
	MOVQ lift+40(FP), X14
	PUNPCKLQDQ X14, X14
	PXOR X15, X15
	MOVQ out+56(FP), AX
	WEIGH(0, X0)
	WEIGH(16, X1)
	WEIGH(32, X2)
	WEIGH(48, X3)
	WEIGH(64, X4)
	WEIGH(80, X5)
	WEIGH(96, X6)
	WEIGH(112, X7)
	PSHUFD $0x4E, X15, X0
	PADDL X0, X15
	PSHUFD $0xB1, X15, X0
	PADDL X0, X15
	MOVQ X15, AX
	MOVLQSX AX, AX
	PXOR X15, X15
	MOVQ AX, ret+64(FP)
	RET
