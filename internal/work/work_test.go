package work

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"testing"
)

func numbered(units int) Job { return Job{Units: units, Unit: strconv.Itoa} }

// double doubles units; those of fail fail.
func double(fail ...string) func() (Do, error) {
	return func() (Do, error) {
		return func(_ context.Context, unit string) (string, error) {
			if slices.Contains(fail, unit) {
				return "", errors.New("unit " + unit)
			}
			return unit + unit, nil
		}, nil
	}
}

func TestLocal(t *testing.T) {
	for _, c := range []struct {
		name           string
		threads, units int
		new            func() (Do, error)
		most           int // results that are wanted
		results        int
		err            string
	}{
		{"one thread", 1, 5, double(), 9, 5, ""},
		{"more threads than units", 9, 5, double(), 9, 5, ""},
		{"no threads", 0, 5, double(), 9, 5, ""},
		{"nothing to do", 2, 0, nil, 9, 0, ""},
		{"no more wanted", 2, 1000, double(), 3, 3, ""},
		{"a unit fails", 1, 1000, double("2"), 9, 2, "unit 2"},
		{"nobody can", 3, 5, func() (Do, error) { return nil, errors.New("no hands") }, 9, 0, "no hands"},
	} {
		var got []string
		err := Local{c.threads, c.new}.Run(t.Context(), numbered(c.units), func(text string) (bool, error) {
			got = append(got, text)
			return len(got) < c.most, nil
		})
		if (err == nil) != (c.err == "") || err != nil && err.Error() != c.err || len(got) != c.results {
			t.Errorf("%s: %q, %v", c.name, got, err)
		}
		for i, text := range got {
			if n := strconv.Itoa(i); text != n+n {
				t.Errorf("%s: result %d is %q", c.name, i, text)
			}
		}
	}
	var got []string
	err := Local{2, double()}.Run(t.Context(), Job{First: 3, Units: 5, Unit: strconv.Itoa}, func(text string) (bool, error) {
		got = append(got, text)
		return true, nil
	})
	if err != nil || !slices.Equal(got, []string{"33", "44"}) {
		t.Errorf("continued: %q, %v", got, err)
	}
	failed := errors.New("the disk is full")
	if err := (Local{2, double()}).Run(t.Context(), numbered(9), func(string) (bool, error) { return true, failed }); err != failed {
		t.Errorf("not taken in: %v", err)
	}
}

// An interrupted run does not wait for units in progress.
func TestLocalInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	stay := make(chan struct{})
	defer close(stay)
	begun := func() (Do, error) {
		return func(context.Context, string) (string, error) { cancel(); <-stay; return "", nil }, nil
	}
	if err := (Local{2, begun}).Run(ctx, numbered(9), nil); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

func TestOrder(t *testing.T) {
	var got []string
	o := Order{Take: func(text string) (bool, error) {
		got = append(got, text)
		return len(got) < 4, nil
	}}
	for _, n := range []int{2, 0, 2, 0, 1, 4, 3, 5} {
		text := strconv.Itoa(n)
		if o.Has(n) {
			text = "doubled"
		}
		if more, err := o.Add(n, text); err != nil || more != (n != 3) {
			t.Errorf("%d: %v, %v", n, more, err)
		}
		if n == 3 {
			break
		}
	}
	if !slices.Equal(got, []string{"0", "1", "2", "3"}) || o.Next != 4 || !o.Has(4) || o.Has(5) {
		t.Errorf("%q, next is %d", got, o.Next)
	}
}
