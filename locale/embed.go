//go:build !js

package locale

import "embed"

// files are the words in the program: all of them.
//
//go:embed carried/*.txt
var files embed.FS
