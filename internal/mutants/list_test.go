package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The list matches the code: changing such a line requires changing the list.
func TestListIsTrue(t *testing.T) {
	list, err := parse(text)
	if err != nil {
		t.Fatal(err)
	}
	if len(list) != 100 {
		t.Errorf("%d mutants, want 100", len(list))
	}
	for _, m := range list {
		source, err := os.ReadFile(filepath.Join("../..", m.file))
		if err == nil {
			_, err = m.change(source)
		}
		if err != nil {
			t.Errorf("mutant %d, %s: %v", m.number, m.name, err)
		}
		if err := there(m.test); err != nil {
			t.Errorf("mutant %d, %s: %v", m.number, m.name, err)
		}
	}
}

// there checks that the tests named in go test's arguments exist: a package's folder, and perhaps -run with
// names.
func there(args []string) error {
	dir := filepath.Join("../..", strings.TrimSuffix(args[0], "/..."))
	files, err := filepath.Glob(filepath.Join(dir, "*_test.go"))
	if err != nil || len(files) == 0 {
		return fmt.Errorf("no tests in %s", args[0])
	}
	if len(args) == 1 {
		return nil
	}
	all := ""
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		all += string(data)
	}
	if len(args) != 3 || args[1] != "-run" {
		return fmt.Errorf("%v, want a package, then -run and names", args)
	}
	for name := range strings.SplitSeq(strings.Trim(args[2], "^()$"), "|") {
		if !strings.Contains(all, "\nfunc "+name+"(") {
			return fmt.Errorf("no %s in %s any more", name, args[0])
		}
	}
	return nil
}

func TestParse(t *testing.T) {
	const good = "# by hand\n\n= swapped a/a.go ./a -run TestA\n- x = a-b\n+ x = b-a\n"
	list, err := parse(good)
	if err != nil || len(list) != 1 {
		t.Fatalf("%v, %v", list, err)
	}
	m := list[0]
	if m.number != 1 || m.name != "swapped" || m.file != "a/a.go" || strings.Join(m.test, " ") != "./a -run TestA" || m.old != "x = a-b" || m.new != "x = b-a" {
		t.Errorf("%+v", m)
	}
	for _, bad := range []string{
		"", "- x\n+ y", "= a a.go\n- x\n+ y", "= a a.go ./a\n- x", "= a a.go ./a\n+ y\n- x", "= a a.go ./a\n- x\n+ x", "= a a.go ./a\n- x\n\n+ y",
		good + good, good + "x = y", good + "- x",
	} {
		if _, err := parse(bad); err == nil {
			t.Errorf("%q is read", bad)
		}
	}
}

func TestChange(t *testing.T) {
	m := mutant{file: "a.go", old: "x = a-b", new: "x = b-a"}
	for source, want := range map[string]string{
		"{\n\t\tx = a-b\n}\n":      "{\n\t\tx = b-a\n}\n",
		"x = a-b+c\n":              "",
		"x = a-b\nif {\n\tx = a-b": "",
	} {
		got, err := m.change([]byte(source))
		if string(got) != want || (err == nil) != (want != "") {
			t.Errorf("%q: %q, %v", source, got, err)
		}
	}
}

func TestPick(t *testing.T) {
	list := []mutant{{number: 1, name: "a"}, {number: 2, name: "b"}, {number: 3, name: "c"}}
	for run, want := range map[string]string{"": "abc", "2": "b", "2-3": "bc", "c,1-2,a": "abc", "b,c": "bc", "d": "", "4-5": "", "1,d": ""} {
		picked, err := pick(list, run)
		names := ""
		for _, m := range picked {
			names += m.name
		}
		if names != want || (err == nil) != (want != "") {
			t.Errorf("%q: %q, %v", run, names, err)
		}
	}
}

func TestJudge(t *testing.T) {
	for _, test := range []struct {
		out    string
		passed bool
		want   result
	}{
		{"ok  \ttidepool/a\t0.1s\n", true, result{verdict: unnoticed}},
		{"ok  \ttidepool/a\t0.1s [no tests to run]\n", true, result{verdict: noTest}},
		{"--- FAIL: TestA (0.1s)\n    --- FAIL: TestA/x (0.1s)\n    a_test.go:1: no\nFAIL\nFAIL\ttidepool/a\t0.1s\nFAIL\n", false, result{noticed, "TestA"}},
		{"panic: nil\nFAIL\ttidepool/a\t0.1s\nFAIL\n", false, result{verdict: noticed}},
		{"panic: test timed out after 10m0s\nFAIL\ttidepool/a\t600s\nFAIL\n", false, result{verdict: late}},
		{"# tidepool/a\na.go:1: no\nFAIL\ttidepool/a [build failed]\nFAIL\n", false, result{verdict: noGo}},
		{"no go.mod\n", false, result{broken, "no go.mod"}},
	} {
		if got := judge(test.out, test.passed); got != test.want {
			t.Errorf("%q: %v, want %v", test.out, got, test.want)
		}
	}
}
