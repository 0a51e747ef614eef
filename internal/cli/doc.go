// Package cli implements Tidepool's subcommands, which print to a terminal or serve the web build: a stable
// interface for scripts. Long commands are divided by package work, and done here or over a [Network]. In the
// browser only a [Run] that does nothing is built, so that the page contains no web server.
package cli
