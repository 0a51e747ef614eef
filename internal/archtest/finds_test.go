package archtest

import (
	"go/parser"
	"go/token"
	"slices"
	"testing"
)

func parse(t *testing.T, code string) file {
	t.Helper()
	set := token.NewFileSet()
	f, err := parser.ParseFile(set, "x.go", code, 0)
	if err != nil {
		t.Fatal(err)
	}
	return file{name: "x.go", code: f, set: set}
}

// The tests of this package detect what they should.
func TestNamesIn(t *testing.T) {
	for _, c := range []struct {
		code string
		want []string
	}{
		{`import "tidepool/rules/onitama"`, []string{"onitama"}},
		{`import "example.org/onitama"`, nil},
		{`var a = "kalah"`, []string{"kalah"}},
		{`func newKonaneView() {}`, []string{"konane"}},
		{`var shop = kind == "shrimp" || kind == "fish"`, []string{"shrimp"}},
		{`var store = side + "-store"`, []string{"store"}},
		{`var key = "card." + name`, []string{"card"}},
		{`var prose = "a stone jumps over the middle"`, nil},
		{"// only a remark on kalah", nil},
	} {
		if got := namesIn(parse(t, "package x\n"+c.code), known()); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.code, got, c.want)
		}
	}
}

func TestCallsOf(t *testing.T) {
	of := calls()[clock]
	for code, want := range map[string][]string{
		`import "time"; var t = time.Now()`:             {"time.Now"},
		`import t "time"; func f() { t.Sleep(t.Hour) }`: {"t.Sleep"},
		`import "time"; const day = 24 * time.Hour`:     nil,
		`var t = time.Now()`:                            nil, // a method of another variable
	} {
		if got := callsOf(parse(t, "package x; "+code), of); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", code, got, want)
		}
	}
	if got := callsOf(parse(t, `package x; import "math/rand/v2"; var n, r = rand.IntN(3), rand.New(source)`), calls()[chance]); !slices.Equal(got, []string{"rand.IntN"}) {
		t.Errorf("of chance: %v", got)
	}
}

func TestMatches(t *testing.T) {
	for _, c := range []struct {
		pattern, name string
		want          bool
	}{{"ai", "ai", true}, {"ai", "ai/kani", false}, {"ai/*", "ai/kani", true}, {"ai/*", "ai", false}, {"ai/*", "aim", false}} {
		if matches(c.pattern, c.name) != c.want {
			t.Errorf("%s, %s: %v", c.pattern, c.name, !c.want)
		}
	}
}
