package book

import "embed"

// The page's engine has to be small.
//
//go:embed results/early
var results embed.FS
