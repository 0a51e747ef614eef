// Package device describes what the program runs on, a desktop window, a browser page or a test, and its speaker.
package device
