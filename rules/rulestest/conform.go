package rulestest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tidepool/rules"
)

// Conform fails the test if a game violates the contracts of [rules.Game], [rules.Position] and
// [rules.Arranger] in random games of each of its variants.
func Conform(t *testing.T, g rules.Game) {
	t.Run("facts", func(t *testing.T) { checkInfo(t, g) })
	t.Run("options", func(t *testing.T) { checkOptions(t, g) })
	t.Run("parser", func(t *testing.T) { checkParser(t, g) })
	t.Run("positions", func(t *testing.T) { checkPositions(t, g) })
	if a, ok := g.(rules.Arranger); ok {
		t.Run("arranging", func(t *testing.T) { checkArranging(t, a) })
	}
}

// variants returns the defaults, and each other value of each option.
func variants(g rules.Game) []string {
	list := []string{""}
	for _, o := range g.Info().Options {
		for _, value := range o.Values {
			if value != o.Default {
				list = append(list, o.Name+"="+value)
			}
		}
	}
	return list
}

func start(t testing.TB, g rules.Game, options string) rules.Position {
	t.Helper()
	p, err := g.Start(options)
	if err != nil {
		t.Fatalf("start under %q: %v", options, err)
	}
	return p
}

func checkInfo(t *testing.T, g rules.Game) {
	t.Helper()
	info := g.Info()
	for _, side := range info.Sides {
		if side == "" || side != strings.ToLower(side) {
			t.Errorf("a side is named %q", side)
		}
	}
	if info.Sides[0] == info.Sides[1] {
		t.Errorf("both sides are named %q", info.Sides[0])
	}
	for _, o := range info.Options {
		if o.Name == "" || len(o.Values) == 0 && o.Check == nil {
			t.Errorf("option %q offers nothing", o.Name)
		}
		if o.Default != "" && !slices.Contains(o.Values, o.Default) {
			t.Errorf("option %s: the default %q is not offered", o.Name, o.Default)
		}
		checkKind(t, info, o)
	}
	for _, spot := range []rules.Spot{"", "no such spot", "a0", "é"} {
		if got := info.Spot(spot); got.Class != rules.NoSpot {
			t.Errorf("%q is taken for %+v", spot, got)
		}
	}
	hasDraws := slices.ContainsFunc(info.Options, func(o rules.Option) bool { return o.Name == "repetition" })
	if info.Endless != hasDraws {
		t.Errorf("endless %t, option of repetition %t", info.Endless, hasDraws)
	}
}

func checkOptions(t *testing.T, g rules.Game) {
	t.Helper()
	spec := g.Info().Options
	for _, options := range variants(g) {
		values, err := rules.ParseOptions(spec, options)
		if err != nil {
			t.Errorf("%q: %v", options, err)
			continue
		}
		if got := values.Format(spec); got != options {
			t.Errorf("%q is written %q", options, got)
		}
		p := start(t, g, options)
		if p.Outcome().Over() || len(p.Turns()) == 0 {
			t.Errorf("%q: the start has ended", options)
		}
		if again := start(t, g, options); again != p {
			t.Errorf("%q: two starts differ: %s, %s", options, p, again)
		}
	}
	for _, options := range []string{"nonsense", "nonsense=1", ",", "=", "repetition=maybe", strings.Repeat("x", 1000)} {
		if _, err := g.Start(options); err == nil {
			t.Errorf("started under %q", options)
		}
		if _, err := g.Parse(options, start(t, g, "").String()); err == nil {
			t.Errorf("parsed under %q", options)
		}
	}
}

func checkParser(t *testing.T, g rules.Game) {
	t.Helper()
	usual := start(t, g, "").String()
	for _, text := range []string{
		"", " ", "/", "x", usual + " ", " " + usual, usual + " x", usual[1:], usual[:len(usual)-1],
		strings.Repeat(usual, 2), strings.ToUpper(usual), usual + "\n", "\x00", "\xff" + usual, strings.Repeat("9", 5000),
	} {
		if p, err := g.Parse("", text); err == nil && p.String() != text {
			t.Errorf("%q was read as %s", text, p)
		} else if err != nil && err.Error() == "" {
			t.Errorf("%q was refused without a word", text)
		}
	}
}

func checkKind(t *testing.T, info rules.Info, o rules.Option) {
	t.Helper()
	values := slices.Sorted(slices.Values(o.Values))
	if onOff := slices.Equal(values, []string{"off", "on"}); onOff != (o.Kind == rules.ToggleOption) {
		t.Errorf("option %s: kind %d, values %v", o.Name, o.Kind, o.Values)
	}
	switch o.Kind {
	case rules.NumberOption:
		first, _ := strconv.Atoi(o.Values[0])
		for i, v := range o.Values {
			if v != strconv.Itoa(first+i) {
				t.Errorf("option %s: number %d is %s", o.Name, i, v)
			}
		}
	case rules.SizeOption:
		for _, v := range append(o.Values, fmt.Sprint(o.Min, "x", o.Max)) {
			if _, _, err := o.ParseSize(v); err != nil || o.Check(v) != nil {
				t.Errorf("option %s: size %s: %v", o.Name, v, err)
			}
		}
	case rules.DealOption, rules.SeedOption:
		of, ok := info.Option(o.Of)
		if !ok || of.Name == o.Name || o.Check == nil {
			t.Errorf("option %s belongs to %q", o.Name, o.Of)
		}
	}
}
