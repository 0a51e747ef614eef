// Package wasm is the web page around the program: page holds what lies
// beside tidepool.wasm, pack finishes a build, and the tests here drive the
// built page in headless Chromium, served by the program itself.
//
// There is nothing in it to import.
package wasm
