// Package flow gives the functions of a WebAssembly program that Go has built
// structured control flow, which browsers run faster.
//
// Go's compiler has every jump, also those of the innermost loop, go by a table at
// the top of its function: a variable says which part comes next, and the whole
// body is a loop around a switch (cmd/internal/obj/wasm/wasmobj.go). It needs that
// table only where a call comes back to a goroutine that was put aside. Straight
// finds the loops and branches again, and leaves to the table what only it can do.
//
//	GOOS=js GOARCH=wasm go build -o program.wasm
//
//	straight, err := flow.Straight(program)
//
// The way back from a graph of jumps to blocks and loops is that of Norman Ramsey,
// "Beyond Relooper: recursive translation of unstructured control flow to
// structured control flow" (ICFP 2022): a node's blocks are those it dominates.
//
// Functions of any other form, such as those written in assembly, stay as they
// are, and so does a module that was straightened before. A module that Go has not
// built is refused or stays as it is. What changes from one version of Go to the
// next is the form that is looked for: the tests build a program with the Go at
// hand and run it before and after.
//
// The folder stands for itself: of this module it imports only what lies below it,
// module (reads and writes modules) and moduletest. It is not a general optimiser.
package flow
