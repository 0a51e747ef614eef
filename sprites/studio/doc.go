// Package studio makes pictures on all cores of a machine, and caches them in a folder across runs of the program.
//
//	s := studio.New(studio.Options{Keep: studio.OpenStore(folder, version)})
//	painter.Atlas.Studio = s
//
// It knows only the pictures of package catalogue. Web pages use other means: see tidepool/internal/platform.
package studio
