package rules

import "testing"

func TestDescribe(t *testing.T) {
	sides := [2]string{"black", "red"}
	for want, o := range map[string]Outcome{
		"ongoing":                   {},
		"red wins: no moves":        Win(Far, "no-moves"),
		"black wins: three shrimps": Win(Near, "three-shrimps"),
		"draw: repetition":          Draw("repetition"),
	} {
		if got := o.Describe(sides); got != want {
			t.Errorf("%+v: %q, want %q", o, got, want)
		}
		if o.Over() != (want != "ongoing") {
			t.Errorf("%q: over %t", want, o.Over())
		}
	}
}

func TestReason(t *testing.T) {
	r := Reason{Code: "toy.few", Text: "{side} has {n} at {at}", Side: "red", N: 3}
	if got, want := r.Error(), "Red has 3 at "; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := r.With("c3").Error(), "c3: Red has 3 at c3"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if r.At != "" {
		t.Error("With has changed the reason that it was asked of")
	}
	if got, want := r.With("c3").Fill("{at} {at} {n} {who} {side}", "Rot"), "c3 c3 3 {who} Rot"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestSides(t *testing.T) {
	if Near.Other() != Far || Far.Other() != Near {
		t.Error("the other of a side is not the other")
	}
	if Near.String() != "near" || Far.String() != "far" {
		t.Errorf("%s and %s", Near, Far)
	}
}

// TestMix compares with the published first numbers of SplitMix64 for the seed 1234567, which are Mix applied
// to multiples of the golden ratio constant.
func TestMix(t *testing.T) {
	const golden = 0x9e3779b97f4a7c15
	x := uint64(1234567)
	for i, want := range []uint64{6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821} {
		x += golden
		if got := Mix(x); got != want {
			t.Errorf("number %d is %d, want %d", i+1, got, want)
		}
	}
}
