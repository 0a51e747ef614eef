// Package simd puts functions that work on eight numbers at once in the place of
// such as Go has compiled, which has no way to say so: WebAssembly's instructions
// for vectors of 128 bits, which every browser has that the page is for.
//
//	wasm, err = simd.Replace(wasm)
//
// A function keeps its arguments and its result where Go's stack has them
// (cmd/internal/obj/wasm/wasmobj.go). A program that is not treated so does the
// same, more slowly. The package is for building.
package simd
