//go:build !js

package platform

import (
	"os"
	"os/signal"
	"strings"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/internal/licences"
	"tidepool/locale"
	"tidepool/play/puzzle/sets"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites/font/more"
	"tidepool/sprites/icon"
)

// A Native is a desktop window.
type Native struct {
	screen
	rest
	dark    atomic.Bool
	copier  atomic.Pointer[func(text string) error] // nil for no clipboard
	pastes  atomic.Bool                             // the clipboard can be read
	focused bool
	// ask asks the player where to save a file; nil means the system's dialog.
	ask func(suggested string) (place string, err error)
}

// Here returns the platform that the program was built for.
func Here() *Native {
	n := &Native{focused: true}
	n.lookDark()
	n.lookCopier()
	return n
}

// Page implements device.Platform: a window has no address, but the program opens links of this scheme.
func (*Native) Page() string { return "tidepool:" }

// Link implements device.Platform: links come as arguments.
func (*Native) Link() string { return "" }

func (*Native) Route() string { return "" }

// lookDark asks in the background whether the system's theme is dark: on Linux that starts a program.
func (n *Native) lookDark() {
	go func() { n.dark.Store(ebiten.SystemColorMode() == ebiten.ColorModeDark) }()
}

// Media implements device.Platform. Systems have no common notification of a theme change, but people leave
// the window to change it, so it is checked whenever the window gets the focus. There is no common way to ask
// for contrast and motion.
func (n *Native) Media() settings.MediaPreferences {
	had := n.focused
	if n.focused = ebiten.IsFocused(); n.focused && !had {
		n.lookDark()
	}
	return settings.MediaPreferences{Dark: n.dark.Load()}
}

// Attach quits the program in order when the system or terminal asks it to end, and at once when asked twice.
func (*Native) Attach(_ func(ui.Command), quit, _ func()) {
	asked := make(chan os.Signal, 1)
	signal.Notify(asked, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-asked
		signal.Stop(asked)
		quit()
	}()
}

// Insets implements device.Platform: a window is a rectangle.
func (*Native) Insets() ui.Insets { return ui.Insets{} }

// Languages implements device.Platform as in POSIX: LANGUAGE is a list.
func (*Native) Languages() []string {
	list := strings.Split(os.Getenv("LANGUAGE"), ":")
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		list = append(list, os.Getenv(name))
	}
	return list
}

// CanReload implements device.Platform: the player has to install a new version.
func (*Native) CanReload() bool { return false }

func (*Native) Reload() {}

func (*Native) CanQuit() bool { return true }

func (*Native) CanFill() bool { return true }

// CanVibrate implements device.Platform: desktop computers do not vibrate.
func (*Native) CanVibrate() bool { return false }

func (*Native) Vibrate(...int) {}

// OwnFields implements device.Platform: text fields are drawn.
func (*Native) OwnFields() bool { return false }

// Words implements device.Platform: all are in the program.
func (*Native) Words(file string) <-chan []byte { return at(locale.Carried(file)) }

// FallbackFont implements device.Platform: it is in the program.
func (*Native) FallbackFont() <-chan []byte { return at(more.Font()) }

// Puzzles implements device.Platform: they are in the program.
func (*Native) Puzzles(game string) <-chan []byte { return at(sets.File(game)) }

// Licences implements device.Platform: they are in the program.
func (*Native) Licences() <-chan []byte { return at(licences.Text()) }

// Reopen implements device.Platform: a closed window does not come back.
func (*Native) Reopen() (routes []string, ok bool) { return nil, false }

// Ready sets the window's icon after the first frame: drawing it takes as long as some frames, and without a
// graphics card the first frame needs all processors.
func (*Native) Ready() {
	time.AfterFunc(100*time.Millisecond, func() { ebiten.SetWindowIcon(icon.Images()) })
}

// Show implements device.Platform: nothing else shows the scenes.
func (*Native) Show(func() ui.State) {}

// Say implements device.Platform: there is no screen reader.
func (*Native) Say(string) {}
