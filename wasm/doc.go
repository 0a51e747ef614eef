// Package wasm is the web page around the program: page holds what lies
// beside tidepool.wasm, pack finishes a build, and the tests here drive the
// built page in headless Chromium, served by the program itself.
//
// The page shows each scene twice: on the canvas, and as elements that package
// mirror thinks up and page/mirror.js makes, for screen readers and for Tab.
//
// There is nothing in it to import.
package wasm
