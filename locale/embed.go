//go:build !js

package locale

import "embed"

// files are the words that the program carries: all of them.
//
//go:embed carried/*.txt
var files embed.FS
