// Tidepool: five small board games for two people at one screen. Without
// arguments it opens the window; with a subcommand it works headless.
package main

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/cli"
	"tidepool/locale"
	"tidepool/match/shelf"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/sprites"
	"tidepool/thinking"
)

func main() {
	if exit, handled := cli.Run(os.Args[1:], os.Stdout, os.Stderr); handled {
		os.Exit(exit)
	}
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "tidepool:", err)
		if errors.Is(err, errUsage) {
			os.Exit(2)
		}
		os.Exit(1)
	}
}

var errUsage = errors.New("see tidepool -h")

// run opens the window and plays until it is closed.
func run(args []string) error {
	flags := flag.NewFlagSet("tidepool", flag.ContinueOnError)
	mute := flags.Bool("mute", false, "make no sound, whatever the settings say")
	tell := flags.Bool("version", false, "print the version and do nothing else")
	dir := flags.String("games", "", "keep games and settings in this `folder`")
	if err := flags.Parse(args); errors.Is(err, flag.ErrHelp) {
		return nil
	} else if err != nil || flags.NArg() > 0 {
		return errUsage
	}
	if *tell {
		fmt.Println("tidepool", programVersion())
		return nil
	}
	fonts, err := sprites.NewFonts()
	if err != nil {
		return err
	}
	page := newReflection()
	store, err := shelf.OpenStore(*dir, time.Now())
	env := &scenes.Env{
		Words:     locale.English(),
		Fonts:     fonts,
		Games:     games.All(),
		Shelf:     shelf.Open(store, games.All()),
		Now:       time.Now,
		Version:   programVersion(),
		Sound:     newSpeaker(*mute),
		Settings:  scenes.DefaultSettings(),
		Rand:      rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())),
		Ready:     ready,
		Observe:   page.observe(),
		Say:       page.say,
		CanQuit:   canQuit,
		CanFill:   canFill,
		Fields:    fields,
		Thinker:   thinking.New(),
		Wishes:    wishes,
		Letters:   letters,
		Licences:  licenceTexts,
		Languages: languages,
		Insets:    insets,
	}
	env.Place, env.Kept = place(*dir, err)
	env.Opened, env.Reopen = windowMemory()
	app := scenes.New(env)
	page.attach(app)
	env.Start()
	if err != nil {
		env.Notice(env.Words.T("settings.lost", "why", env.Why(err)))
	}
	ebiten.SetWindowTitle(env.Words.T("app.name"))
	ebiten.SetWindowSize(1280, 800)
	ebiten.SetWindowSizeLimits(320, 320, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetScreenClearedEveryFrame(false)
	defer env.Shelf.Close()
	return ebiten.RunGame(app)
}
