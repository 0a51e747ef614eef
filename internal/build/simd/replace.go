package simd

import (
	"fmt"

	"tidepool/internal/build/flow/module"
	"tidepool/internal/build/pclntab"
)

// Replace returns a program with the vector functions; it is an error if the program lacks the functions to
// replace.
func Replace(wasm []byte) ([]byte, error) { return replace(wasm, sum()) }

func replace(wasm, body []byte) ([]byte, error) {
	at, err := pclntab.Function(wasm, sumName)
	if err != nil {
		return nil, fmt.Errorf("simd: %w", err)
	}
	return module.EditFunctions(wasm, func(i int, old []byte) []byte {
		if i == at {
			return body
		}
		return old
	})
}
