package seal_test

import (
	"strings"
	"testing"

	"tidepool/play/table/seal"
	"tidepool/play/table/wire"
)

const (
	secret = "abcdefghijklmnopqrstuvwxyz"
	other  = "abcdefghijklmnopqrstuvwxy2"
	random = "0123456789abcdefxxxxxxxxxx"
)

func TestSeal(t *testing.T) {
	for _, text := range []string{"", "Ann", strings.Repeat("蟹", 250)} {
		sealed := seal.Seal(secret, random, text)
		if got, ok := seal.Open(secret, sealed); !ok || got != text {
			t.Errorf("%q is read as %q", text, got)
		}
		if got, _ := seal.Open(other, sealed); text != "" && got == text {
			t.Errorf("%q is read with another secret", text)
		}
		if text != "" && strings.Contains(sealed, text) {
			t.Errorf("%q is visible", text)
		}
		if again := seal.Seal(secret, "f"+random, text); text != "" && again[16:] == sealed[16:] {
			t.Errorf("%q was encrypted the same way twice", text)
		}
	}
	for _, sealed := range []string{"", "short", random + "!", random[:16] + "QQ="} {
		if _, ok := seal.Open(secret, sealed); ok {
			t.Errorf("%q is read", sealed)
		}
	}
}

func TestDerive(t *testing.T) {
	seen := map[string]bool{}
	for _, from := range []string{secret, other} {
		for _, purpose := range []string{"1.1", "1.2", "11.1"} {
			got := seal.Derive(from, purpose)
			if again := seal.Derive(from, purpose); again != got || seen[got] {
				t.Errorf("%s of %s is %s", purpose, from, got)
			}
			seen[got] = true
			ask := wire.ClientMessage{Make: &wire.Make{Key: got}}
			ask.Make.Setup.Game = "konane"
			if _, err := wire.ParseClient(ask.Text()); err != nil {
				t.Errorf("%s is no key: %v", got, err)
			}
		}
	}
	if n := seal.Number(secret, "deal", 10); n >= 10 || n != seal.Number(secret, "deal", 10) {
		t.Errorf("a number is %d", n)
	}
}

func FuzzOpen(f *testing.F) {
	f.Add(seal.Seal(secret, random, "Ann"))
	f.Fuzz(func(t *testing.T, sealed string) {
		if text, ok := seal.Open(secret, sealed); ok && seal.Seal(secret, sealed, text) != sealed {
			t.Errorf("%q is written %q", sealed, seal.Seal(secret, sealed, text))
		}
	})
}
