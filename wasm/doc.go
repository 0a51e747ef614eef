// Package wasm is the web page around the program: the folder page holds the files beside tidepool.wasm. The
// tests drive the built page, served by the program itself: Chromium in detail, Firefox and WebKitGTK
// (package webdriver) along a player's usual path.
//
// Each scene is shown twice: on the canvas, and for screen readers and Tab as HTML elements, which package
// mirror describes and page/mirror.js creates.
package wasm
