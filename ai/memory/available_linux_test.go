package memory

import "testing"

func TestFreeIn(t *testing.T) {
	for text, want := range map[string]int{
		"": 0,
		"MemTotal: 8 kB\nMemAvailable:    1234 kB\nBuffers: 5 kB\n": 1234 << 10,
		"MemAvailable: 12":        0,
		"MemAvailable: -12 kB":    0,
		"MemAvailable: much kB\n": 0,
		"MemFree: 7 kB":           0,
	} {
		if got := freeIn([]byte(text)); got != want {
			t.Errorf("%q: %d, want %d", text, got, want)
		}
	}
}

func TestAvailable(t *testing.T) {
	if Available() < 1<<20 {
		t.Error("no memory is left, says the system")
	}
}
