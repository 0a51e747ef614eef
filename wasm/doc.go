// Package wasm is the web page around the program: page holds what lies beside tidepool.wasm, pack
// finishes a build, and the tests here drive the built page, served by the program itself: in headless
// Chromium in all detail, in Firefox and WebKitGTK (package webdriver) the way that a player goes.
//
// The page shows each scene twice: on the canvas, and as elements that package mirror thinks up and
// page/mirror.js makes, for screen readers and for Tab.
//
// There is nothing in it to import.
package wasm
