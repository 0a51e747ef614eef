package main

import (
	"bytes"
	"fmt"
)

// A cut takes out of a file the text from its one from to the first to after
// that, both included, and puts another there.
type cut struct {
	file, from, to, put string
}

// end is the to of a cut that goes to the end of its file.
const end = "\x00"

func (c cut) apply(text []byte) ([]byte, error) {
	if n := bytes.Count(text, []byte(c.from)); n != 1 {
		return nil, fmt.Errorf("%s says %q %d times, not once", c.file, c.from, n)
	}
	before, after, _ := bytes.Cut(text, []byte(c.from))
	if c.to == end {
		after = nil
	} else {
		var found bool
		if _, after, found = bytes.Cut(after, []byte(c.to)); !found {
			return nil, fmt.Errorf("%s does not say %q after %q", c.file, c.to, c.from)
		}
	}
	return bytes.Join([][]byte{before, []byte(c.put), after}, nil), nil
}

// unused are files that nothing we use refers to, and folders of such: text by
// way of a shaper for all scripts, which brings readers of fonts' pictures along,
// guests (below), and what compiles shaders (see compiled).
var unused = []string{
	"text/v2/gotext.go", "text/v2/gotextcolrv0.go", "text/v2/gotextfacesource.go", "text/v2/gotextseg.go",
	"text/v2/gotextsvg.go", "text/v2/gotextsvgdoc.go", "text/v2/metadata.go",
	"exp/textinput/textinput_vmguest.go",
	"internal/shader/", "internal/legacyshader/", "internal/shaderir/glsl/", "internal/shaderprecomp/",
	"internal/shaderir/check.go", "internal/graphics/shader.go",
}

// changes are all the others.
func changes() []cut {
	var all []cut
	for _, list := range [][]cut{logging(), dumping(), guests(), watching(), shaders()} {
		all = append(all, list...)
	}
	return all
}

// logging is of calls that came too late and of a telephone's graphics that
// were lost, with the caller's place looked up in a tree of sources.
func logging() []cut {
	const caller, thread, resources = "internal/debug/caller.go", "internal/thread/thread.go", "internal/atlas/gpuresources.go"
	const nowhere = "\treturn \"\", 0, CallerTypeNone\n}\n"
	return []cut{
		{caller, "import (", "\n)\n", ""},
		{caller, "var (", "\n)\n", ""},
		{caller, "\tebitengineFileDirOnce.Do(", "\n" + nowhere, nowhere},
		{thread, "\t\"fmt\"\n", "", ""},
		{thread, "\t\"log/slog\"\n", "", ""},
		{thread, "\t\"github.com/hajimehoshi/ebiten/v2/internal/debug\"\n", "", ""},
		{thread, "func logDiscardedCall() {", "\n}\n", "func logDiscardedCall() {}\n"},
		{resources, "\t\"log/slog\"\n", "", ""},
		{resources, "var theGPUResourcesState gpuResourcesState\n", "", `var theGPUResourcesState gpuResourcesState

var slog silent

type silent struct{}

func (silent) Debug(string, ...any) {}
func (silent) Error(string, ...any) {}
`},
	}
}

// dumping is of all pictures into an archive, for those who look for mistakes
// in the engine.
func dumping() []cut {
	const file, refusal = "internal/graphicscommand/image_js.go", "\n\treturn \"\", errors.ErrUnsupported\n}\n"
	return []cut{
		{file, "\t\"archive/zip\"\n\t\"bytes\"\n", "", "\t\"errors\"\n"},
		{file, "\t\"syscall/js\"\n", "", ""},
		{file, "func download(", "\n}\n", ""},
		{file, "\t// Screen image cannot be dumped.\n\tif i.screen {", "\n}\n", refusal},
		{file, "\tbuf := &bytes.Buffer{}\n\tzw := zip.NewWriter(buf)\n", "\n}\n", refusal},
	}
}

// watching is for a page that is hidden, whose sound the engine would have ended.
// The page's sound sees to that itself, and nothing wakes a page in which nothing moves.
func watching() []cut {
	return []cut{
		{"internal/ui/ui_js.go", "\t\tconst interval = 100 * time.Millisecond\n", "\t\t\tcase <-reqStopAudioCh:\n\t\t\t\treturn\n\t\t\t}\n\t\t}\n", "\t\t<-reqStopAudioCh\n"},
	}
}

// guests are programs that show, play and type into a test instead, over a network.
func guests() []cut {
	const ui, input = "internal/ui/ui_other.go", "exp/textinput/textinput.go"
	return []cut{
		{ui, "\t\"github.com/hajimehoshi/ebiten/v2/internal/vmguest\"\n", "", ""},
		{ui, "\tvmguest.MarkGuest(false)\n", "", ""},
		{input, "\t\"github.com/hajimehoshi/ebiten/v2/internal/vmguest\"\n", "", ""},
		{input, "\tif vmguest.IsGuest() {", "\n\t}\n", ""},
	}
}
