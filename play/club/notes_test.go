package club_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"tidepool/play/club"
)

// An evening that is sent in parts, in any order and after every change, arrives the same.
func TestParts(t *testing.T) {
	e := club.New("id", club.Swiss, "konane")
	received := club.Parts{}
	send := func() (parts int) {
		t.Helper()
		for text := received.Missing(e); text != ""; text = received.Missing(e) {
			if parts++; len(text) > club.MaxPart || parts > 60 {
				t.Fatalf("part %d has %d bytes", parts, len(text))
			}
			received.Add(text)
		}
		got, err := received.Evening()
		if err != nil {
			t.Fatalf("with %d players: %v", len(e.Players), err)
		}
		if got.Text() != e.Text() {
			t.Fatalf("received is\n%s\nfor\n%s", got.Text(), e.Text())
		}
		return parts
	}
	if _, err := received.Evening(); err == nil {
		t.Error("no parts make an evening")
	}
	for i := range club.MaxPlayers {
		name := fmt.Sprintf("%02d%s", i, strings.Repeat("<", min(i, 60)))
		if _, err := e.Join(name); err != nil {
			t.Fatal(err)
		}
		send()
	}
	e.Leave(3)
	send()
	for range 5 {
		round, err := e.Next()
		if err != nil {
			t.Fatal(err)
		}
		if err := e.Begin(round); err != nil {
			t.Fatal(err)
		}
		send()
		for i := range round {
			_ = e.Decide(len(e.Rounds)-1, i, club.Drawn)
			if n := send(); round[i].Second != club.Bye && n != 1 {
				t.Errorf("a result takes %d parts", n)
			}
		}
	}
	e.Leave(5)
	send()
	again := club.Parts{}
	parts := e.Parts()
	for i := range parts { // in another order
		if _, err := again.Evening(); err == nil {
			t.Fatal("incomplete parts make an evening")
		}
		again.Add(parts[len(parts)-1-i])
	}
	if !reflect.DeepEqual(again, received) && len(again) != len(parts) {
		t.Errorf("%d parts of %d", len(again), len(parts))
	}
}

func FuzzParts(f *testing.F) {
	e := club.New("id", club.RoundRobin, "kalah")
	for _, name := range []string{"Ann", "Bo", "Cy"} {
		if _, err := e.Join(name); err != nil {
			f.Fatal(err)
		}
	}
	if round, err := e.Next(); err != nil || e.Begin(round) != nil {
		f.Fatal(err)
	}
	parts := e.Parts()
	f.Add(parts[0], parts[1], parts[2])
	f.Fuzz(func(t *testing.T, a, b, c string) {
		received := club.Parts{}
		for _, text := range []string{a, b, c} {
			received.Add(text)
		}
		got, err := received.Evening()
		if err != nil {
			return
		}
		if err := got.Valid(); err != nil {
			t.Error(err)
		}
		_, _ = got.Next()
		got.Standings()
	})
}
