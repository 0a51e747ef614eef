// Command release makes the archives for Linux, Windows and macOS, each for amd64 and arm64, and the page for
// web servers, each with icon, instructions and all licences. A missing licence is an error.
//
// Usage: release [-version V] [-web DIR] [-only OS/ARCH] [-modfile FILE] OUTDIR, or release -licences FILE,
// which writes the licences as the text that the program shows.
//
// The same source, version and Go produce the same archives, byte for byte.
package main
