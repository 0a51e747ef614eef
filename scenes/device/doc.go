// Package device is what the program runs on: a window, a page of a browser or a test, and its speaker.
package device
