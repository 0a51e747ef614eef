package rules

import (
	"fmt"
	"slices"
	"strings"
)

// An Option is one point of a game's rules that the players may choose.
type Option struct {
	Name string
	// Default is the value when nothing is said.
	Default string
	// Values are the values offered, in the order to offer them.
	Values []string
	// Check accepts values beyond Values; nil accepts none.
	Check func(value string) error
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

// EndlessOptions returns the two options of the games that could go on for
// ever. Package match decides by them; the games' positions ignore them.
func EndlessOptions() []Option {
	onOff := []string{"on", "off"}
	return []Option{
		{Name: "repetition", Default: "on", Values: onOff},
		{Name: "limit", Default: "on", Values: onOff},
	}
}

// maxOptions bounds an options text in bytes.
const maxOptions = 512

// Values are chosen options by name, with the defaults filled in.
type Values map[string]string

// ParseOptions reads "k=v,k=v" against a game's options. Unknown names, names
// given twice and values not accepted are errors. Empty text and "-" give the
// defaults.
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

// Format writes the values that differ from the defaults, in the options'
// order, so that ParseOptions reads them back.
func (v Values) Format(spec []Option) string {
	var parts []string
	for _, o := range spec {
		if value, ok := v[o.Name]; ok && value != o.Default {
			parts = append(parts, o.Name+"="+value)
		}
	}
	return strings.Join(parts, ",")
}
