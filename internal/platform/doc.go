// Package platform is what Tidepool runs on, seen from the scenes: a window of
// a desktop or a page of a browser. [Here] returns the one that the program was
// built for; both satisfy device.Platform. Tests of scenes use
// scenes/platformtest instead.
//
//	p := platform.Here()
//	env := scenes.New(&scenes.Config{Platform: p, …})
//
// Drawing, sound and devices are Ebitengine's, storing is play/shelf's and the
// engine's thread is thinking's: none of that is here.
package platform
