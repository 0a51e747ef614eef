package clock

import (
	"errors"
	"strconv"
	"strings"
	"time"
)

// A Kind is a type of time control.
type Kind uint8

const (
	None Kind = iota
	// SuddenDeath is one time for all turns.
	SuddenDeath
	// Increment gives Extra after each turn.
	Increment
	// Delay leaves Extra of each turn uncounted.
	Delay
	// Hourglass gives what one side uses to the other.
	Hourglass
	// ByoYomi gives Periods of Extra when the main time is used up.
	ByoYomi
)

// All times are whole seconds.
const (
	// LeastMain is the shortest main time, except for byo-yomi, which may have none.
	LeastMain   = 10 * time.Second
	MostMain    = 180 * time.Minute
	MostExtra   = 180 * time.Second
	MostPeriods = 10
)

// A Control is a time control of one side; the zero Control is no clock.
type Control struct {
	Kind Kind
	// Main is the initial time; the meaning of Extra depends on the kind.
	Main, Extra time.Duration
	// Periods is the number of byo-yomi periods.
	Periods int
}

// ErrControl means that a text is not a valid control.
var ErrControl = errors.New(`clock: not a time control like 5+3`)

func (c Control) On() bool { return c.Kind != None }

// Valid reports whether all parts are within bounds and fit the kind.
func (c Control) Valid() bool {
	if c.Main%time.Second != 0 || c.Extra%time.Second != 0 || c.Main > MostMain || c.Extra > MostExtra {
		return false
	}
	if (c.Kind == ByoYomi) != (c.Periods != 0) || c.Periods < 0 || c.Periods > MostPeriods {
		return false
	}
	switch c.Kind {
	case None:
		return c == Control{}
	case SuddenDeath, Hourglass:
		return c.Main >= LeastMain && c.Extra == 0
	case Increment, Delay:
		return c.Main >= LeastMain && c.Extra > 0
	case ByoYomi:
		return c.Main >= 0 && c.Extra > 0
	}
	return false
}

// String returns the control in the form that Parse reads.
func (c Control) String() string {
	main, extra := minutes(c.Main), strconv.Itoa(int(c.Extra/time.Second))
	switch c.Kind {
	case SuddenDeath:
		return main
	case Increment:
		return main + "+" + extra
	case Delay:
		return main + "d" + extra
	case Hourglass:
		return main + "h"
	case ByoYomi:
		return main + "+" + strconv.Itoa(c.Periods) + "x" + extra
	}
	return "-"
}

// minutes formats a time as "5" or "1:30".
func minutes(d time.Duration) string {
	text := strconv.Itoa(int(d / time.Minute))
	if s := int(d % time.Minute / time.Second); s != 0 {
		return text + ":" + twoDigits(s)
	}
	return text
}

func twoDigits(n int) string {
	if n < 10 {
		return "0" + strconv.Itoa(n)
	}
	return strconv.Itoa(n)
}

// Parse parses a control. It accepts only what String returns.
func Parse(s string) (Control, error) {
	c := parse(s)
	if !c.Valid() || c.String() != s {
		return Control{}, ErrControl
	}
	return c, nil
}

// parse parses leniently; the caller checks the result.
func parse(s string) Control {
	if s == "-" {
		return Control{}
	}
	at := strings.IndexAny(s, "+dh")
	if at < 0 {
		return Control{Kind: SuddenDeath, Main: mainTime(s)}
	}
	c := Control{Main: mainTime(s[:at])}
	rest := s[at+1:]
	periods, each, many := strings.Cut(rest, "x")
	switch {
	case s[at] == 'h':
		c.Kind = Hourglass
	case s[at] == 'd':
		c.Kind, c.Extra = Delay, seconds(rest)
	case many:
		c.Kind, c.Periods, c.Extra = ByoYomi, number(periods), seconds(each)
	default:
		c.Kind, c.Extra = Increment, seconds(rest)
	}
	return c
}

func mainTime(s string) time.Duration {
	whole, part, _ := strings.Cut(s, ":")
	return time.Duration(number(whole))*time.Minute + seconds(part)
}

func seconds(s string) time.Duration { return time.Duration(number(s)) * time.Second }

// number parses a number of at most four digits; it returns 0 for anything else.
func number(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil || len(s) > 4 {
		return 0
	}
	return n
}

// ParsePair parses the controls of two players: one for both, or two separated by a space; "" is no clock.
func ParsePair(s string) ([2]Control, error) {
	if s == "" {
		return [2]Control{}, nil
	}
	first, second, two := strings.Cut(s, " ")
	if !two {
		second = first
	}
	a, err := Parse(first)
	if err != nil {
		return [2]Control{}, err
	}
	b, err := Parse(second)
	if err != nil {
		return [2]Control{}, err
	}
	pair := [2]Control{a, b}
	if FormatPair(pair) != s {
		return [2]Control{}, ErrControl
	}
	return pair, nil
}

// FormatPair returns two controls in the form that ParsePair reads.
func FormatPair(pair [2]Control) string {
	switch {
	case pair[0] != pair[1]:
		return pair[0].String() + " " + pair[1].String()
	case !pair[0].On():
		return ""
	}
	return pair[0].String()
}
