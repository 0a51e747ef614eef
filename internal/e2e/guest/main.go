// Command guest is Tidepool as driven by tests: the same program, but it writes what is on the screen to a
// file, in which tests find what to press, and its device has no preferences, independent of the machine.
//
//	guest STATE [-mute] [-games FOLDER]
//
// TIDEPOOL_TODAY=2026-11-23 sets its time to noon of that day.
package main

import (
	"encoding/json"
	"log"
	"os"
	"time"

	"tidepool/internal/app"
	"tidepool/internal/platform"
	"tidepool/scenes/device"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("guest: ")
	if len(os.Args) < 2 {
		log.Fatal("usage: guest STATE [arguments of tidepool]")
	}
	here := observed{platform.Here(), os.Args[1]}
	var on device.Platform = here
	if day, err := time.Parse(time.DateOnly, os.Getenv("TIDEPOOL_TODAY")); err == nil {
		on = dated{here, day.Add(12 * time.Hour)}
	}
	if err := app.Run(os.Args[2:], "1.0", on); err != nil {
		log.Fatal(err)
	}
}

type observed struct {
	device.Platform
	path string
}

type dated struct {
	observed
	noon time.Time
}

// Now replaces the device's clock in app.Run.
func (d dated) Now() time.Time { return d.noon }

func (observed) Media() settings.MediaPreferences { return settings.MediaPreferences{} }

func (o observed) Studio() sprites.Studio {
	if on, ok := o.Platform.(*platform.Native); ok {
		return patient{on.StudioWith(time.Hour)}
	}
	return nil
}

// A patient studio is for tests, which count ticks: a frame waits for its pictures and no others.
type patient struct{ sprites.Studio }

func (p patient) Order(d sprites.Drawing, width int, ahead bool) bool {
	return !ahead && p.Studio.Order(d, width, false)
}

// Rest implements device.Platform: tests count ticks.
func (observed) Rest(bool) {}

func (o observed) Show(state func() ui.State) {
	data, err := json.Marshal(state())
	if err == nil {
		err = os.WriteFile(o.path+".new", data, 0o600)
	}
	if err == nil {
		err = os.Rename(o.path+".new", o.path)
	}
	if err != nil {
		log.Fatal(err) // otherwise the test would wait in vain
	}
}
