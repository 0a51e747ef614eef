package rules

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// An Option is a rule of a game that the players may choose.
type Option struct {
	Name string
	Kind OptionKind
	// Min and Max limit the files and the ranks of a SizeOption.
	Min, Max uint8
	// Default is the value if none is given.
	Default string
	// Values are the offered values, in the order in which to offer them.
	Values []string
	// Check accepts values beyond Values; nil accepts none.
	Check func(value string) error
	// Of names the option that this one belongs to: the deck of a DealOption, or the option whose default
	// comes from this seed.
	Of string
}

type OptionKind uint8

const (
	// ChoiceOption is one of its Values. It is the zero value.
	ChoiceOption OptionKind = iota
	// ToggleOption is "on" or "off".
	ToggleOption
	// NumberOption is one of its Values, which are consecutive whole numbers.
	NumberOption
	// SizeOption is a board's files and ranks, parsed by [Option.ParseSize].
	SizeOption
	// DealOption is what is dealt, by default at random.
	DealOption
	// SeedOption is the seed of what is random, 0 or greater.
	SeedOption
)

// Toggle returns an option that is "on" or "off".
func Toggle(name string, on bool) Option {
	o := Option{Name: name, Kind: ToggleOption, Default: "off", Values: []string{"off", "on"}}
	if on {
		o.Default, o.Values = "on", []string{"on", "off"}
	}
	return o
}

// ParseSize parses the value of a SizeOption: "8" (8×8) or "6x8" (6 files, 8 ranks).
func (o Option) ParseSize(value string) (files, ranks int, err error) {
	wide, high, both := strings.Cut(value, "x")
	if !both {
		high = wide
	}
	if files, err = o.parseSide(wide); err != nil {
		return 0, 0, err
	}
	if ranks, err = o.parseSide(high); err != nil {
		return 0, 0, err
	}
	return files, ranks, nil
}

func (o Option) parseSide(s string) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil || strconv.Itoa(n) != s {
		return 0, errors.New("want a number, or width x height as in 6x8")
	}
	if n < int(o.Min) || n > int(o.Max) {
		return 0, fmt.Errorf("a board has from %d to %d columns and rows", o.Min, o.Max)
	}
	return n, nil
}

func (o Option) accept(value string) error {
	if slices.Contains(o.Values, value) {
		return nil
	}
	if o.Check != nil {
		return o.Check(value)
	}
	return fmt.Errorf("want one of %s", strings.Join(o.Values, ", "))
}

// DrawingPly is the length at which an endless game is drawn unless its option "limit" is off.
const DrawingPly = 300

// EndlessOptions returns the options of games that could go on for ever. Only package match uses them.
func EndlessOptions() []Option {
	return []Option{Toggle("repetition", true), Toggle("limit", true)}
}

const maxOptions = 512

// Values are options by name, with the defaults filled in.
type Values map[string]string

// ParseOptions strictly parses "k=v,k=v" against a game's options; "" and "-" are the defaults.
func ParseOptions(spec []Option, text string) (Values, error) {
	values := make(Values, len(spec))
	for _, o := range spec {
		values[o.Name] = o.Default
	}
	if text == "" || text == "-" {
		return values, nil
	}
	if len(text) > maxOptions {
		return nil, fmt.Errorf("options: longer than %d bytes", maxOptions)
	}
	seen := make(map[string]bool)
	for field := range strings.SplitSeq(text, ",") {
		name, value, ok := strings.Cut(field, "=")
		if !ok {
			return nil, fmt.Errorf("options: %.60q is not name=value", field)
		}
		i := slices.IndexFunc(spec, func(o Option) bool { return o.Name == name })
		if i < 0 {
			return nil, fmt.Errorf("options: no option %.60q", name)
		}
		if seen[name] {
			return nil, fmt.Errorf("options: %s given twice", name)
		}
		seen[name] = true
		if err := spec[i].accept(value); err != nil {
			return nil, fmt.Errorf("options: %s=%.100s: %w", name, value, err)
		}
		values[name] = value
	}
	return values, nil
}

// Format returns the values that differ from the defaults, in the options' order.
func (v Values) Format(spec []Option) string {
	var parts []string
	for _, o := range spec {
		if value, ok := v[o.Name]; ok && value != o.Default {
			parts = append(parts, o.Name+"="+value)
		}
	}
	return strings.Join(parts, ",")
}
