package locale

import "embed"

// files are the words that the page's program carries: what it needs to say
// anything at all. The others travel as files beside it.
//
//go:embed carried/en.txt
var files embed.FS
