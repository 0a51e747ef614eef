package simd

import (
	"testing"

	"tidepool/internal/build/flow"
	"tidepool/internal/build/flow/module/moduletest"
)

func TestReplace(t *testing.T) {
	wasm := moduletest.Build(t, "scores")
	want := moduletest.Run(t, wasm)
	for range 2 { // replacing twice works too
		var err error
		if wasm, err = Replace(wasm); err != nil {
			t.Fatal(err)
		}
		if wasm, err = flow.Straight(wasm); err != nil {
			t.Fatal(err)
		}
		if got := moduletest.Run(t, wasm); got != want {
			t.Errorf("it prints\n%s\nwant\n%s", got, want)
		}
	}
}

// The replaced function is the one that runs.
func TestReplaced(t *testing.T) {
	const unreachable = 0x00
	broken, err := replace(moduletest.Build(t, "scores"), []byte{0, unreachable, end})
	if err != nil {
		t.Fatal(err)
	}
	if out, err := moduletest.Output(t, broken); err == nil {
		t.Errorf("without it the program prints\n%s", out)
	}
}

func TestReplaceRefuses(t *testing.T) {
	if _, err := Replace([]byte("\x00asm\x01\x00\x00\x00")); err == nil {
		t.Error("a program without functions is taken")
	}
}
