#include "textflag.h"

// SUM adds the rows of all squares, with code that adds the row of the lowest in BX, from DI on, and removes that
// square from BX. Kinds are taken two at a time, as their rows follow each other; CX is how many are left.
#define SUM(lowest) \
kinds: \
	CMPQ CX, $1; \
	JE last; \
	MOVQ (SI), BX; \
	JMP squares; \
last: \
	MOVL (SI), BX; \
squares: \
	TESTQ BX, BX; \
	JZ next; \
square: \
	lowest; \
	JNZ square; \
next: \
	ADDQ $8, SI; \
	ADDQ $8192, DI; \
	SUBQ $2, CX; \
	JGT kinds

#define ARGUMENTS \
	MOVQ rows+0(FP), DI; \
	MOVQ kinds+8(FP), SI; \
	MOVQ count+16(FP), CX; \
	MOVQ bias+24(FP), AX

// ADD adds 16 bytes of weights to eight units.
#define ADD(offset, units) MOVOU offset(DX), X8; PADDW X8, units
#define LOWEST128 \
	BSFQ BX, DX; \
	LEAQ -1(BX), R8; \
	SHLQ $7, DX; \
	ADDQ DI, DX; \
	ADD(0, X0); \
	ADD(16, X1); \
	ADD(32, X2); \
	ADD(48, X3); \
	ADD(64, X4); \
	ADD(80, X5); \
	ADD(96, X6); \
	ADD(112, X7); \
	ANDQ R8, BX

// WEIGH holds eight units between 0 and One and adds what they are worth to X15.
#define WEIGH(offset, units) \
	PMAXSW X12, units; \
	PMINSW X13, units; \
	MOVOU offset(AX), X8; \
	PMADDWL X8, units; \
	PADDL units, X15

// func sum128(rows *[Squares]row, kinds *uint32, count int, bias, out *row) int64
TEXT ·sum128(SB), NOSPLIT, $0-48
	ARGUMENTS
	MOVOU 0(AX), X0
	MOVOU 16(AX), X1
	MOVOU 32(AX), X2
	MOVOU 48(AX), X3
	MOVOU 64(AX), X4
	MOVOU 80(AX), X5
	MOVOU 96(AX), X6
	MOVOU 112(AX), X7
	SUM(LOWEST128)

	PXOR X12, X12
	MOVQ $0x007F007F007F007F, AX
	MOVQ AX, X13
	PUNPCKLQDQ X13, X13
	PXOR X15, X15
	MOVQ out+32(FP), AX
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
	MOVQ AX, ret+40(FP)
	RET

#define LOWEST256 \
	TZCNTQ BX, DX; \
	SHLQ $7, DX; \
	VPADDW 0(DI)(DX*1), Y0, Y0; \
	VPADDW 32(DI)(DX*1), Y1, Y1; \
	VPADDW 64(DI)(DX*1), Y2, Y2; \
	VPADDW 96(DI)(DX*1), Y3, Y3; \
	BLSRQ BX, BX

// WEIGH256 is WEIGH for sixteen units, and adds to Y6.
#define WEIGH256(offset, units) \
	VPMAXSW Y4, units, units; \
	VPMINSW Y5, units, units; \
	VPMADDWD offset(AX), units, units; \
	VPADDD units, Y6, Y6

// BIAS256 has the units begin with the biases.
#define BIAS256(u0, u1, u2, u3) \
	VMOVDQU 0(AX), u0; \
	VMOVDQU 32(AX), u1; \
	VMOVDQU 64(AX), u2; \
	VMOVDQU 96(AX), u3

#define WEIGHT256(u0, u1, u2, u3) \
	WEIGH256(0, u0); \
	WEIGH256(32, u1); \
	WEIGH256(64, u2); \
	WEIGH256(96, u3)

// BOUNDS256 prepares WEIGH256. Instructions without V would be slow here: they would have to keep the upper halves.
#define BOUNDS256 \
	VPXOR Y4, Y4, Y4; \
	MOVQ $0x007F007F, AX; \
	VMOVQ AX, X5; \
	VPBROADCASTD X5, Y5; \
	VPXOR Y6, Y6, Y6

// TOTAL256 adds up Y6 into AX.
#define TOTAL256 \
	VEXTRACTI128 $1, Y6, X0; \
	VPADDD X0, X6, X6; \
	VPSHUFD $0x4E, X6, X0; \
	VPADDD X0, X6, X6; \
	VPSHUFD $0xB1, X6, X0; \
	VPADDD X0, X6, X6; \
	VMOVQ X6, AX; \
	MOVLQSX AX, AX; \
	VZEROUPPER

// func sum256(rows *[Squares]row, kinds *uint32, count int, bias, out *row) int64
TEXT ·sum256(SB), NOSPLIT, $0-48
	ARGUMENTS
	BIAS256(Y0, Y1, Y2, Y3)
	SUM(LOWEST256)
	BOUNDS256
	MOVQ out+32(FP), AX
	WEIGHT256(Y0, Y1, Y2, Y3)
	TOTAL256
	MOVQ AX, ret+40(FP)
	RET

// LOWESTBOTH is LOWEST256 for two networks; R9 is how far the second one's rows are from the first one's.
#define LOWESTBOTH \
	TZCNTQ BX, DX; \
	SHLQ $7, DX; \
	LEAQ (DX)(R9*1), R8; \
	VPADDW 0(DI)(DX*1), Y0, Y0; \
	VPADDW 32(DI)(DX*1), Y1, Y1; \
	VPADDW 64(DI)(DX*1), Y2, Y2; \
	VPADDW 96(DI)(DX*1), Y3, Y3; \
	VPADDW 0(DI)(R8*1), Y8, Y8; \
	VPADDW 32(DI)(R8*1), Y9, Y9; \
	VPADDW 64(DI)(R8*1), Y10, Y10; \
	VPADDW 96(DI)(R8*1), Y11, Y11; \
	BLSRQ BX, BX

// func both256(rows *[Squares]row, kinds *uint32, count int, bias, out *row, mirrored *[Squares]row) int64
TEXT ·both256(SB), NOSPLIT, $0-56
	ARGUMENTS
	MOVQ mirrored+40(FP), R9
	SUBQ DI, R9
	BIAS256(Y0, Y1, Y2, Y3)
	BIAS256(Y8, Y9, Y10, Y11)
	SUM(LOWESTBOTH)
	BOUNDS256
	MOVQ out+32(FP), AX
	WEIGHT256(Y0, Y1, Y2, Y3)
	WEIGHT256(Y8, Y9, Y10, Y11)
	TOTAL256
	MOVQ AX, ret+48(FP)
	RET
