package modcopy

import (
	"bytes"
	"testing"
)

// A text that is not there, or more than once, is not taken out.
func TestCut(t *testing.T) {
	for _, test := range []struct {
		cut        Cut
		text, want string // "" for a refusal
	}{
		{Cut{From: "b", Put: "x"}, "abc", "axc"},
		{Cut{From: "b", To: "d"}, "abcdd", "ad"},
		{Cut{From: "b", To: End, Put: "x"}, "abcd", "ax"},
		{Cut{From: "b"}, "abcb", ""},
		{Cut{From: "b"}, "ac", ""},
		{Cut{From: "b", To: "a"}, "abc", ""},
	} {
		got, err := test.cut.apply([]byte(test.text))
		if string(got) != test.want || (err == nil) != (test.want != "") {
			t.Errorf("%+v of %q: %q, %v; want %q", test.cut, test.text, got, err, test.want)
		}
	}
}

// What is changed or new says so, in gofmt's form; the rest stays as it is.
func TestChange(t *testing.T) {
	files := Files{"a.go": []byte("package a\nvar x=1\n"), "b.go": []byte("package a\nvar  y=1\n")}
	cuts := []Cut{{File: "a.go", From: "1", Put: "2"}}
	if err := files.Change("// Changed.\n\n", cuts, Files{"c.go": []byte("package a\n")}); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"a.go": "// Changed.\n\npackage a\n\nvar x = 2\n",
		"b.go": "package a\nvar  y=1\n",
		"c.go": "// Changed.\n\npackage a\n",
	} {
		if got := files[name]; !bytes.Equal(got, []byte(want)) {
			t.Errorf("%s is %q, not %q", name, got, want)
		}
	}
	if err := files.Change("", []Cut{{File: "gone.go", From: "x"}}, nil); err == nil {
		t.Error("a file that is not there is changed")
	}
	if err := files.Change("", []Cut{{File: "b.go", From: "package a", Put: "package"}}, nil); err == nil {
		t.Error("what is no Go is taken")
	}
}
