//go:build !js

package book

import _ "embed"

//go:embed results/late/6-4
var late []byte
