// Tidepool is five small board games for two people at one screen. Without
// a subcommand it opens a window; with one it runs headless.
package main

import (
	"errors"
	"fmt"
	"os"

	"tidepool/internal/app"
	"tidepool/internal/cli"
	"tidepool/internal/platform"
)

func main() {
	if platform.Paint() {
		return
	}
	if exit, handled := cli.Run(os.Args[1:], os.Stdout, os.Stderr); handled {
		os.Exit(exit)
	}
	err := app.Run(os.Args[1:], app.Version(), platform.Here())
	if err == nil {
		return
	}
	fmt.Fprintln(os.Stderr, "tidepool:", err)
	if errors.Is(err, app.ErrUsage) {
		os.Exit(2)
	}
	os.Exit(1)
}
