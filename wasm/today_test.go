//go:build !js

package wasm

import (
	"hash/fnv"
	"os"
	"strconv"
	"testing"
	"time"
)

// today returns n cases of a list, other ones every day: each case takes long and varies the others.
// TIDEPOOL_DAY=N repeats a day's, TIDEPOOL_DAY=all returns all.
func today[T any](t *testing.T, list []T, n int) []T {
	t.Helper()
	day := time.Now().Unix() / (24 * 60 * 60)
	switch text := os.Getenv("TIDEPOOL_DAY"); text {
	case "":
		t.Logf("TIDEPOOL_DAY=%d", day)
	case "all":
		return list
	default:
		var err error
		if day, err = strconv.ParseInt(text, 10, 64); err != nil {
			t.Fatal(err)
		}
	}
	var some []T
	for i := range n {
		some = append(some, list[(int(day)*n+i)%len(list)])
	}
	return some
}

// rare runs a test every third day: such tests are about rare trouble, or vary one that runs every day. They
// cannot choose by [today] as well, as they might never see some of its cases.
func rare(t *testing.T) {
	t.Helper()
	name := fnv.New32a()
	name.Write([]byte(t.Name()))
	if today(t, []uint32{0, 1, 2}, 1)[0] != name.Sum32()%3 && os.Getenv("TIDEPOOL_DAY") != "all" {
		t.Skip("runs every third day, and with TIDEPOOL_DAY=all")
	}
}
