// Command release makes the archives for Linux, Windows and macOS, each for amd64 and arm64, and the page for
// web servers, each with icon, how to start, and all licences. It fails where a licence is missing.
//
// Usage: release [-version V] [-web DIR] [-only OS/ARCH] [-modfile FILE] OUTDIR, or release -licences FILE,
// which writes the licences as the text that the program shows.
//
// Archives are the same, byte for byte, for the same source, version and Go.
package main
