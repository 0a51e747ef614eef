package sound

import (
	"math"
	"testing"
)

// The standard's own example: a full-scale sine of 997 Hz in one channel has -3.01 LUFS.
func TestLoudness(t *testing.T) {
	sine := make([]float64, Rate)
	for i := range sine {
		sine[i] = math.Sin(2 * math.Pi * 997 * float64(i) / Rate)
	}
	if got := Loudness(sine); math.Abs(got+3.01) > 0.02 {
		t.Errorf("a sine is at %.2f LUFS", got)
	}
	if one, both := Loudness(sine), Loudness(sine, sine); math.Abs(both-one-3.01) > 0.01 {
		t.Errorf("in both ears it is louder by %.2f", both-one)
	}
	if whole, part := Loudness(sine), Loudness(sine[:Rate/10]); math.Abs(whole-part-6.02) > 0.2 {
		t.Errorf("a quarter of the time is softer by %.2f", whole-part)
	}
}
