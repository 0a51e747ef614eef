package locale

import "embed"

// files are the words in the page's program: English, as a fallback. The others are in files beside it.
//
//go:embed carried/en.txt
var files embed.FS
