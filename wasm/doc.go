// Package wasm is the web page around the program: page holds what lies beside tidepool.wasm. The tests
// drive the built page, served by the program itself: Chromium in all detail, Firefox and WebKitGTK
// (package webdriver) the way a player goes.
//
// Each scene is shown twice: on the canvas, and as elements that package mirror thinks up and
// page/mirror.js makes, for screen readers and for Tab.
package wasm
