//go:build !js

package book

import "embed"

//go:embed results
var results embed.FS
