package app

import "tidepool/scenes/live"

// host returns nil: a page cannot be a host.
func host(string) func() (live.Host, error) { return nil }
