package flow

import (
	"testing"

	"tidepool/internal/build/flow/module/moduletest"
)

func TestStraight(t *testing.T) {
	module := moduletest.Build(t, "jumps")
	straight, err := Straight(module)
	if err != nil {
		t.Fatal(err)
	}
	if len(straight) >= len(module)*99/100 {
		t.Errorf("%d bytes of %d: jumps still go by tables", len(straight), len(module))
	}
	if got, want := moduletest.Run(t, straight), moduletest.Run(t, module); got != want {
		t.Errorf("it prints\n%s\nwant\n%s", got, want)
	}
	again, err := Straight(straight)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := moduletest.Run(t, again), moduletest.Run(t, module); got != want {
		t.Errorf("straightened twice it prints\n%s\nwant\n%s", got, want)
	}
}

func FuzzStraight(f *testing.F) {
	f.Add([]byte("\x00asm\x01\x00\x00\x00"))
	f.Add([]byte("\x00asm\x01\x00\x00\x00\x0a\x06\x01\x04\x00\x41\x00\x0b"))
	f.Fuzz(func(t *testing.T, module []byte) {
		if out, err := Straight(module); err == nil && len(out) > 2*len(module)+1024 {
			t.Errorf("%d bytes of %d", len(out), len(module))
		}
	})
}
