//go:build !js

package cli

import (
	"strings"
	"testing"

	"tidepool/internal/server/lock"
)

func TestNear(t *testing.T) {
	dir := t.TempDir()
	free, err := lock.Take(dir + "/lock")
	if err != nil {
		t.Fatal(err)
	}
	defer free()
	for _, c := range []struct {
		args []string
		exit int
		says string
	}{
		{[]string{"near", "-dir", "", "-tables", dir}, exitFailed, "another program"},
		{[]string{"near", "-dir", t.TempDir(), "-tables", t.TempDir()}, exitFailed, "make web"},
		{[]string{"near", "-port", "70000"}, exitUsage, "-port"},
		{[]string{"near", "here"}, exitUsage, "unexpected"},
	} {
		exit, _, stdout, stderr := run(c.args...)
		if exit != c.exit || stdout != "" || !strings.Contains(stderr, c.says) {
			t.Errorf("%q: exit %d, stdout %q, stderr %q", c.args, exit, stdout, stderr)
		}
	}
}
