package book

import "embed"

// The page's engine has to be small, and fetches the late ones (see [Results.ReadAll]).
//
//go:embed results/early
var results embed.FS
