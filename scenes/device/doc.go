// Package device is what the program runs on and cannot be without asking: a
// window, a page of a browser or a test, and what makes its sounds.
package device
