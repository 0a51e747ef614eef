// Package cli is Tidepool without a window: subcommands that print to a terminal or serve the web build, a
// stable interface for scripts. What takes long is divided by package work, and done here or by a [Network].
// In the browser only [Run] is left, so that the page carries no web server.
package cli
