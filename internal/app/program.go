// Package app runs Tidepool with a window: it connects scenes, games and services and runs until the window
// is closed.
//
//	err := app.Run(os.Args[1:], "1.2.3", platform.Here())
//
// Subcommands, which need no window, are in package cli.
package app

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/ai/thinking"
	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/link"
	"tidepool/play/shelf"
	"tidepool/play/table/dial"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/device"
	"tidepool/scenes/live"
	"tidepool/scenes/settings"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

// ErrUsage means that the arguments are not valid.
var ErrUsage = errors.New("see tidepool -h")

// Optional methods of a platform.
type (
	// clock replaces the device's clock in tests.
	clock interface{ Now() time.Time }
	// maker makes pictures in the background.
	maker interface{ Studio() sprites.Studio }
)

type options struct {
	mute, version bool
	folder, page  string
	link          string
}

func parse(args []string) (o options, err error) {
	flags := flag.NewFlagSet("tidepool", flag.ContinueOnError)
	flags.BoolVar(&o.mute, "mute", false, "make no sound, whatever the settings say")
	flags.BoolVar(&o.version, "version", false, "print the version and do nothing else")
	flags.StringVar(&o.folder, "games", "", "keep games and settings in this `folder`")
	flags.StringVar(&o.page, "page", "", "let links to games lead to the page at this `address`")
	if err := flags.Parse(args); err != nil {
		return o, err
	}
	switch {
	case flags.NArg() == 1 && link.Looks(flags.Arg(0)):
		o.link = flags.Arg(0)
	case flags.NArg() > 0:
		return o, ErrUsage
	}
	return o, nil
}

// Run opens the window on a platform and returns when it is closed; version is shown to the player.
func Run(args []string, version string, on device.Platform) error {
	o, err := parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return nil
	case err != nil:
		return ErrUsage
	case o.version:
		fmt.Println("tidepool", version)
		return nil
	}
	fonts, err := sprites.NewFonts()
	if err != nil {
		return err
	}
	store, err := shelf.OpenStore(o.folder, time.Now())
	given := &scenes.Config{
		Words:    locale.English(),
		Fonts:    fonts,
		Games:    games.All(),
		Shelf:    shelf.Open(store, games.All()),
		Platform: on,
		Now:      time.Now,
		Clock:    thinking.Clock(),
		Version:  version,
		Sound:    newSpeaker(o.mute),
		Settings: settings.Default(),
		Rand:     rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())),
	}
	if at, ok := on.(clock); ok {
		given.Now = at.Now
	}
	if at, ok := on.(maker); ok {
		given.Studio = at.Studio()
	}
	given.Thinker, given.Helpers = thinking.New()
	given.Page = o.page
	given.Net = live.Net{Dial: dial.To, Greets: dial.Greets, Host: host(o.folder)}
	given.Place, given.Kept = shelf.PlaceOf(store)
	env := scenes.New(given)
	app := env.App
	on.Attach(app.Do, app.Quit, func() { env.Shelf.AtOnce(env.Leave) })
	env.Start()
	if o.link != "" {
		env.Links.Follow(o.link)
	}
	if err != nil {
		app.Notice(app.Words.T(key.SettingsLost, "why", wording.Cause(app.Words, err)))
	}
	ebiten.SetWindowTitle(app.Words.T(key.AppName))
	ebiten.SetWindowSize(1280, 800)
	ebiten.SetWindowSizeLimits(320, 320, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetScreenClearedEveryFrame(false)
	defer env.Shelf.Close()
	defer env.Leave()
	return show(app, on.Looking)
}
