package scenes

import (
	"tidepool/play/session"
	"tidepool/scenes/board/games"
	"tidepool/scenes/ui"
)

// New returns the program with nothing on its stack; Start puts the first
// scenes there.
func New(e *Env) *ui.App {
	e.app = ui.New(e.Words, e.Fonts, ui.Host{
		Gesture: func() { e.Sound.Gesture() }, Tick: e.tick, StackChanged: e.stackChanged, Key: e.key,
		Observe: e.Platform.Show, Say: e.Platform.Say, Ready: e.Platform.Ready, Insets: e.Platform.Insets, Fields: e.Platform.OwnFields,
		Rest: e.Platform.Rest, Stir: e.Platform.Stir, Studio: e.Studio,
	})
	e.broker = session.NewBroker(e.Thinker, e.Helpers...)
	if e.looks.games = e.Boards; e.Boards == nil {
		e.looks.games = games.All()
	}
	e.media = e.Platform.Media()
	e.wording.env = e
	e.holding.env, e.thumbs.env, e.library.env, e.exports.env, e.bringing.env, e.puzzles.env = e, e, e, e, e, e
	return e.app
}

// A poller is a scene that waits for something, also while another lies over
// it. It says so in every tick, for what nobody waits for is cancelled.
type poller interface{ poll() }

// tick is what goes on beside the scenes.
func (e *Env) tick() {
	e.looks.style(e)
	e.app.Each(func(s ui.Scene) {
		if p, ok := s.(poller); ok {
			p.poll()
		}
	})
	e.broker.Tick()
	e.followMedia()
	e.wording.hear()
	if e.fallback.poll(e.Fonts, e.Platform) {
		e.restyle()
	}
	e.holding.watch()
	if e.thumbs.tick() || e.library.tick() {
		e.app.Changed()
	}
	if e.puzzles.tick() {
		e.app.Changed()
	}
	if e.portraits.tick() {
		e.app.Redraw()
	}
	e.exports.tick()
	if text := e.Platform.Link(); text != "" {
		OpenLink(e, text)
	} else {
		linker{e}.read()
	}
	e.bringing.tick()
	e.retrying.tick(e.Shelf)
	e.told(e.queue.Tick(e.app.Busy()))
}

// stackChanged follows scenes that have come or gone.
func (e *Env) stackChanged() {
	e.Sound.Ambience(e.looks.ambience(e.app.Subject()))
}

// key acts on a key that no scene wants.
func (e *Env) key(name string) bool {
	switch name {
	case "M":
		e.ToggleSound()
	case "?":
		showKeys(e)
	case "F1":
		if e.app.Top().Name() != "keys" {
			e.app.Push(newKeys(e))
		}
	case ui.PasteKey:
		if !e.Platform.Exchange().CanPaste() {
			return false
		}
		e.bringing.paste()
	case "F", "F11":
		e.Platform.SetFullScreen(!e.Platform.FullScreen())
	default:
		return false
	}
	return true
}
