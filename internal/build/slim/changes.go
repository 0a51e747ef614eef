package main

import "tidepool/internal/build/modcopy"

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

// A cut is a change of a file: see [modcopy.Cut].
func cut(file, from, to, put string) modcopy.Cut {
	return modcopy.Cut{File: file, From: from, To: to, Put: put}
}

// changes are all the others.
func changes() []modcopy.Cut {
	var all []modcopy.Cut
	for _, list := range [][]modcopy.Cut{logging(), dumping(), guests(), watching(), painting(), shaders()} {
		all = append(all, list...)
	}
	return all
}

// logging is of calls that came too late and of a telephone's graphics that
// were lost, with the caller's place looked up in a tree of sources.
func logging() []modcopy.Cut {
	const caller, thread, resources = "internal/debug/caller.go", "internal/thread/thread.go", "internal/atlas/gpuresources.go"
	const nowhere = "\treturn \"\", 0, CallerTypeNone\n}\n"
	return []modcopy.Cut{
		cut(caller, "import (", "\n)\n", ""),
		cut(caller, "var (", "\n)\n", ""),
		cut(caller, "\tebitengineFileDirOnce.Do(", "\n"+nowhere, nowhere),
		cut(thread, "\t\"fmt\"\n", "", ""),
		cut(thread, "\t\"log/slog\"\n", "", ""),
		cut(thread, "\t\"github.com/hajimehoshi/ebiten/v2/internal/debug\"\n", "", ""),
		cut(thread, "func logDiscardedCall() {", "\n}\n", "func logDiscardedCall() {}\n"),
		cut(resources, "\t\"log/slog\"\n", "", ""),
		cut(resources, "var theGPUResourcesState gpuResourcesState\n", "", `var theGPUResourcesState gpuResourcesState

var slog silent

type silent struct{}

func (silent) Debug(string, ...any) {}
func (silent) Error(string, ...any) {}
`),
	}
}

// dumping is of all pictures into an archive, for those who look for mistakes
// in the engine.
func dumping() []modcopy.Cut {
	const file, refusal = "internal/graphicscommand/image_js.go", "\n\treturn \"\", errors.ErrUnsupported\n}\n"
	return []modcopy.Cut{
		cut(file, "\t\"archive/zip\"\n\t\"bytes\"\n", "", "\t\"errors\"\n"),
		cut(file, "\t\"syscall/js\"\n", "", ""),
		cut(file, "func download(", "\n}\n", ""),
		cut(file, "\t// Screen image cannot be dumped.\n\tif i.screen {", "\n}\n", refusal),
		cut(file, "\tbuf := &bytes.Buffer{}\n\tzw := zip.NewWriter(buf)\n", "\n}\n", refusal),
	}
}

// watching is for a page that is hidden, whose sound the engine would have ended.
// The page's sound sees to that itself, and nothing wakes a page in which nothing moves.
func watching() []modcopy.Cut {
	return []modcopy.Cut{
		cut("internal/ui/ui_js.go", "\t\tconst interval = 100 * time.Millisecond\n", "\t\t\tcase <-reqStopAudioCh:\n\t\t\t\treturn\n\t\t\t}\n\t\t}\n", "\t\t<-reqStopAudioCh\n"),
	}
}

// painting is done by the same program in a worker, where there is a document
// without a body and nothing to be shown.
func painting() []modcopy.Cut {
	return []modcopy.Cut{
		cut("internal/ui/ui_js.go", "\t// document is undefined on node.js\n\tif !document.Truthy() {", "", "\tif !document.Get(\"body\").Truthy() {"),
		cut("exp/textinput/textinput_js.go", "func init() {\n\tif !document.Truthy() {", "", "func init() {\n\tif !body.Truthy() {"),
	}
}

// guests are programs that show, play and type into a test instead, over a network.
func guests() []modcopy.Cut {
	const ui, input = "internal/ui/ui_other.go", "exp/textinput/textinput.go"
	return []modcopy.Cut{
		cut(ui, "\t\"github.com/hajimehoshi/ebiten/v2/internal/vmguest\"\n", "", ""),
		cut(ui, "\tvmguest.MarkGuest(false)\n", "", ""),
		cut(input, "\t\"github.com/hajimehoshi/ebiten/v2/internal/vmguest\"\n", "", ""),
		cut(input, "\tif vmguest.IsGuest() {", "\n\t}\n", ""),
	}
}
