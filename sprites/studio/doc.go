// Package studio makes pictures on all cores of a machine, and keeps them in a
// folder from one start of the program to the next.
//
//	s := studio.New(studio.Options{Keep: studio.OpenStore(folder, version)})
//	painter.Atlas.Studio = s
//
// It knows the pictures of package catalogue and no others. A page has its own
// means: see tidepool/internal/platform.
package studio
