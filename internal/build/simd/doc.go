// Package simd replaces functions compiled by Go with versions that compute eight numbers at once, which Go
// cannot express: WebAssembly's instructions for 128-bit vectors, which every supported browser has.
//
//	wasm, err = simd.Replace(wasm)
//
// The new functions take arguments and results on Go's stack (cmd/internal/obj/wasm/wasmobj.go). Without the
// replacement a program does the same more slowly. The package is a build tool.
package simd
