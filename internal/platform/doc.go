// Package platform implements what Tidepool runs on: a desktop window or a browser page. [Here] returns the
// one that the program was built for; both implement device.Platform. Tests of scenes use scenes/platformtest
// instead.
//
//	p := platform.Here()
//	env := scenes.New(&scenes.Config{Platform: p, …})
//
// Drawing, sound and input are Ebitengine's, storing is in play/shelf and the engine's threads are in
// ai/thinking.
package platform
