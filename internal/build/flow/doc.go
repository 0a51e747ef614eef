// Package flow gives the functions of a WebAssembly program compiled by Go structured control flow, which
// runs faster in browsers.
//
// Go's compiler makes every jump, even in the innermost loop, through a table at the top of its function: a
// variable holds the number of the next part, and the whole body is a loop around a switch
// (cmd/internal/obj/wasm/wasmobj.go). The table is only needed where a suspended goroutine resumes after a
// call. [Straight] recovers loops and branches and uses the table only where it is needed.
//
//	GOOS=js GOARCH=wasm go build -o program.wasm
//
//	straight, err := flow.Straight(program)
//
// The conversion from a graph of jumps to blocks and loops follows Norman Ramsey, "Beyond Relooper: recursive
// translation of unstructured control flow to structured control flow" (ICFP 2022): a node's code contains
// the blocks of the nodes it dominates.
//
// Functions of any other form, such as those written in assembly, are left unchanged, and so is a module that
// was already straightened. A module not compiled by Go is refused or left unchanged. The expected form may
// change between versions of Go: the tests build a program with the installed Go and run it before and after.
//
// The package is independent of the rest of this module: it imports only module (reads and writes modules)
// and moduletest, both below it. It is not a general optimiser.
package flow
