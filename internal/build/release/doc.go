// Command release makes the archives in which people get the program: for Linux, Windows and macOS,
// each for amd64 and arm64, and the page for web servers. Each has the program, its icon in the
// system's form, how to start it, and the licence of everything that is in it.
//
// Usage: release [-version V] [-web DIR] [-only OS/ARCH] [-modfile FILE] OUTDIR, or release -licences
// FILE, which writes the licences as one text for the program itself to show.
//
// It fails where a licence is missing. The archives are the same, byte for byte, for the same source,
// version and Go.
package main
