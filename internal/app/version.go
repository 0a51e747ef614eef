package app

import "runtime/debug"

// version is set when a release is linked (-X tidepool/internal/app.version=…).
var version string

// Version returns the version from git describe, or else what Go knows of the source.
func Version() string {
	if version != "" {
		return version
	}
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" {
		return "(devel)"
	}
	return info.Main.Version
}
