package shelf

import (
	"errors"
	"fmt"
	"io/fs"
	"testing"

	"tidepool/play/match"
)

func TestCauseOf(t *testing.T) {
	for _, test := range []struct {
		err  error
		want Cause
	}{
		{fmt.Errorf("%w: line 3", ErrDamaged), CauseDamaged},
		{fmt.Errorf("%w, and cannot be set aside: %w", ErrDamaged, fs.ErrPermission), CauseDamaged},
		{ErrForeign, CauseForeign},
		{ErrNewer, CauseNewer},
		{&match.ReadError{Line: 1, Err: match.ErrUnknownGame}, CauseNewer},
		{ErrTooLarge, CauseTooLarge},
		{ErrNotFile, CauseNotFile},
		{missing("read", "x"), CauseMissing},
		{fmt.Errorf("a: %w: %w", ErrMemoryOnly, &fs.PathError{Op: "open", Path: "x", Err: fs.ErrPermission}), CauseDenied},
		{fmt.Errorf("a: %w: %w", ErrMemoryOnly, errFull), CauseFull},
		{errOff, CauseOff},
		{errors.New("whatever"), CauseUnknown},
	} {
		if got := CauseOf(test.err); got != test.want {
			t.Errorf("%v: %s, want %s", test.err, got, test.want)
		}
	}
}
