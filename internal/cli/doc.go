// Package cli is Tidepool without a window: the subcommands that print to a terminal or serve the web
// build. The commands and what they print are a stable interface for scripts and tests.
//
// In the browser there is no command line and the package is empty but for [Run], so that the page does
// not carry a web server.
package cli
