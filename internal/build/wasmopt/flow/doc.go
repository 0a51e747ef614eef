// Package flow gives the functions of a WebAssembly program that Go has built
// structured control flow, which browsers run faster.
//
// Go's compiler has every jump, also those of the innermost loop, go by a table at
// the top of its function: a variable says which part comes next, and the whole
// body is a loop around a switch (cmd/internal/obj/wasm/wasmobj.go). It needs that
// table only where a call comes back to a goroutine that was put aside. Straight
// finds the loops and branches again, and leaves to the table what only it can do.
//
//	module, err := flow.Straight(module)
//
// The way back from a graph of jumps to blocks and loops is that of Norman Ramsey,
// "Beyond Relooper: recursive translation of unstructured control flow to
// structured control flow" (ICFP 2022): a node's blocks are those it dominates.
//
// Functions of any other form, such as those written in assembly, stay as they
// are. The package is for building; it is not a general optimiser.
package flow
