//go:build !unix && !js

package cli

import "os"

func holdLock() *os.File { return nil }
