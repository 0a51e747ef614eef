package match

import (
	"errors"
	"runtime"
	"strings"
	"testing"

	"tidepool/rules/games"
)

// TestHostile reads texts designed to be expensive: each must be refused using little memory, whether it is
// longer than a record may be or just short enough. BenchmarkHostile measures the time.
func TestHostile(t *testing.T) {
	if testing.Short() {
		t.Skip("one thread has no races to look for")
	}
	all := append(games.All(), toyGames...)
	for name, c := range hostile() {
		t.Run(name, func(t *testing.T) {
			text := c.full()
			checkHostile(t, func() error {
				_, err := Read(text, all)
				return err
			})
			ReadBeginning(text, all, MaxPlies+1)
			Split(text)
		})
	}
}

func checkHostile(t *testing.T, read func() error) {
	t.Helper()
	const most = 64 << 20
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	err := read()
	runtime.ReadMemStats(&after)
	var wrong *ReadError
	if !errors.As(err, &wrong) || len(err.Error()) > 500 {
		t.Errorf("error %.1000v", err)
	}
	if used := after.TotalAlloc - before.TotalAlloc; used > most {
		t.Errorf("%d MB", used>>20)
	}
}

func BenchmarkHostile(b *testing.B) {
	all := append(games.All(), toyGames...)
	for name, c := range hostile() {
		text := c.full()
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				Read(text, all)
			}
		})
	}
}

// A hostileText is a beginning, and what is repeated after it.
type hostileText struct{ begin, again string }

// full returns the text at a record's maximum length.
func (h hostileText) full() string {
	return h.begin + strings.Repeat(h.again, (MaxRecord-len(h.begin))/len(h.again))
}

func hostile() map[string]hostileText {
	const head = "[Game \"toy\"]\n[Options \"repetition=off,limit=off\"]\n[Result \"*\"]\n\n"
	long := head + strings.Repeat("up down ", MaxPlies/2-1) + "up "
	return map[string]hostileText{
		"a long line":         {head, "up "},
		"a long word":         {head, "x"},
		"a long number":       {head, "1"},
		"numbers":             {head, "1. "},
		"spaces":              {head, " "},
		"new lines":           {head, "\n"},
		"carriage returns":    {head, "\r"},
		"a long comment":      {head + "{", "x"},
		"escapes":             {head + "{", "\\"},
		"line comments":       {head, ";"},
		"NULs":                {"", "\x00"},
		"NULs in moves":       {head, "\x00 "},
		"broken UTF-8":        {head, "\xff\xfe"},
		"broken comment":      {head + "{", "\xc3"},
		"nothing but (":       {head, "("},
		"nothing but )":       {head + "1. up ", ")"},
		"deep":                {head + "1. up ", "(down "},
		"deeper":              {head + "1. up ", "(down up "},
		"wide":                {head + "1. up ", "(down) "},
		"wide and long":       {head + "1. up ", "(down up down up) "},
		"wide at the end":     {long, "(again) "},
		"comments at the end": {long, "(again {x}) "},
		"many turns":          {head, "up down "},
		"many marks":          {head + "1. up ", "$1 "},
		"many comments":       {head + "1. up ", "{x} "},
		"empty comments":      {head + "1. up ", "{} "},
		"many names":          {head + "1. up (", "{x} "},
		"headers":             {"", "[Event \"x\"]\n"},
		"open headers":        {"", "["},
		"a long header":       {"[Event \"", "\\\""},
		"records":             {"", head + "1. up *\n"},
		"a crowded record":    {crowdedRecord(), "x "},
	}
}

// crowdedRecord returns a record, without result, of a game whose turns are slow to find, with as many
// variations as fit.
func crowdedRecord() string {
	m, err := New(Setup{Game: games.All()[1]})
	if err != nil {
		panic(err)
	}
	for list := []*Node{m.Start()}; err == nil; list = list[1:] {
		for _, turn := range list[0].Position().Turns() {
			var c *Node
			if c, _, err = m.Add(list[0], turn.Word); err != nil {
				break
			}
			list = append(list, c)
		}
	}
	return strings.TrimSuffix(m.FullRecord(), "*\n")
}
