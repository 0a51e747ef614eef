// Command still draws the menu picture that a page shows at a first visit until the program has loaded, for a
// wide and a tall window, with the program's name, but without words that depend on the language.
//
// Usage: still DIR
package main

import (
	"bytes"
	"fmt"
	"image/jpeg"
	"math/rand/v2"
	"os"
	"path/filepath"
	"time"

	"tidepool/locale"
	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/device"
	"tidepool/scenes/platformtest"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
	"tidepool/sprites/vector"
)

// quality is low, of 100: the pictures are seen for some seconds.
const quality = 60

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: still DIR")
		os.Exit(2)
	}
	for _, s := range []struct {
		name        string
		w, h, scale float64
	}{{"still-wide.jpg", 1280, 800, 0.75}, {"still-tall.jpg", 390, 844, 1.5}} {
		data, err := picture(s.w, s.h, s.scale)
		if err == nil {
			err = replace(filepath.Join(os.Args[1], s.name), data)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, "still:", err)
			os.Exit(1)
		}
	}
}

// picture draws the menu in a window of a size in logical pixels.
func picture(w, h, scale float64) ([]byte, error) {
	fonts, err := sprites.NewFonts()
	if err != nil {
		return nil, err
	}
	given := &scenes.Config{
		Words: locale.English(), Fonts: fonts, Games: games.All(), Shelf: shelf.Open(new(shelf.Memory), games.All()), Now: func() time.Time { return time.Unix(0, 0) },
		Sound: device.Silent{}, Settings: settings.Default(), Rand: rand.New(rand.NewPCG(1, 2)), Platform: new(platformtest.Fake),
	}
	env := scenes.New(given)
	app := env.App
	env.Start()
	app.Resize(w, h)
	app.Enter()
	c := vector.NewCanvas(0, 0, w, h, scale)
	ui.Picture(app, c, "title") // the program's name is the same in every language
	var out bytes.Buffer
	err = jpeg.Encode(&out, c.Image(), &jpeg.Options{Quality: quality})
	return out.Bytes(), err
}

func replace(name string, data []byte) error {
	if old, err := os.ReadFile(name); err == nil && bytes.Equal(old, data) {
		return nil
	}
	return os.WriteFile(name, data, 0o644)
}
