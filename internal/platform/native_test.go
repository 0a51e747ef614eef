//go:build !js

package platform_test

import (
	"os"
	"slices"
	"testing"

	"tidepool/internal/platform"
	"tidepool/scenes/device"
)

var _ device.Platform = (*platform.Native)(nil)

// The languages come from the environment, with the list before the single one.
func TestLanguages(t *testing.T) {
	for name, value := range map[string]string{"LANGUAGE": "hu:ja", "LC_ALL": "", "LC_MESSAGES": "ru_RU.UTF-8", "LANG": "C"} {
		t.Setenv(name, value)
	}
	want := []string{"hu", "ja", "", "ru_RU.UTF-8", "C"}
	if got := platform.Here().Languages(); !slices.Equal(got, want) {
		t.Errorf("languages %q, want %q", got, want)
	}
}

// Files in the program are available at once.
func TestFilesInTheProgram(t *testing.T) {
	n := platform.Here()
	for name, fetch := range map[string]func() <-chan []byte{"font": n.FallbackFont, "licences": n.Licences} {
		select {
		case data := <-fetch():
			if len(data) < 1000 {
				t.Errorf("%s: %d bytes", name, len(data))
			}
		default:
			t.Errorf("%s: not there", name)
		}
	}
}

// An interrupt from the terminal quits the program in order.
func TestInterruptQuits(t *testing.T) {
	self, err := os.FindProcess(os.Getpid())
	if err != nil {
		t.Fatal(err)
	}
	quit := make(chan bool)
	platform.Here().Attach(nil, func() { close(quit) }, nil)
	if err := self.Signal(os.Interrupt); err != nil {
		t.Skip("this system sends no such sign:", err)
	}
	<-quit
}
