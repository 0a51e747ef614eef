package archtest

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

func readText(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(root, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// DEPENDENCIES.md lists every module in go.mod, and any versions it states are right.
func TestDependenciesAreTold(t *testing.T) {
	table := readText(t, "docs/DEPENDENCIES.md")
	direct, _, _ := strings.Cut(readText(t, "go.mod"), "\n)")
	needs := regexp.MustCompile(`(?m)^\t(\S+) (v\S+)$`).FindAllStringSubmatch(direct, -1)
	if len(needs) < 10 {
		t.Fatalf("go.mod has only %d modules", len(needs))
	}
	for _, m := range needs {
		name, version := m[1], m[2]
		told := regexp.MustCompile("`" + regexp.QuoteMeta(name) + "`(?: (v[0-9.]+))?").FindStringSubmatch(table)
		switch {
		case told == nil && name != "github.com/chromedp/cdproto": // comes with chromedp
			t.Errorf("DEPENDENCIES.md does not tell why %s", name)
		case told != nil && told[1] != "" && told[1] != version:
			t.Errorf("%s is said to be %s, and is %s", name, told[1], version)
		}
	}
}

// Links in documents point to existing files, and the make commands in them are targets.
func TestDocumentsPointSomewhere(t *testing.T) {
	docs, err := filepath.Glob(filepath.Join(root, "docs", "*.md"))
	if err != nil {
		t.Fatal(err)
	}
	makefile := readText(t, "Makefile")
	link := regexp.MustCompile(`\]\(([^)#\s]+)(?:#[^)]*)?\)`)
	target := regexp.MustCompile("(?m)(?:`|^)make ([a-z]+)")
	for _, doc := range append(docs, filepath.Join(root, "README.md"), filepath.Join(root, "CONTRIBUTING.md")) {
		data, err := os.ReadFile(doc)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range link.FindAllStringSubmatch(string(data), -1) {
			if strings.Contains(m[1], "://") {
				continue
			}
			if _, err := os.Stat(filepath.Join(filepath.Dir(doc), m[1])); err != nil {
				t.Errorf("%s points to %s", doc, m[1])
			}
		}
		for _, m := range target.FindAllStringSubmatch(string(data), -1) {
			if !strings.Contains(makefile, "\n"+m[1]+":") {
				t.Errorf("%s tells of make %s", doc, m[1])
			}
		}
	}
}

// Files, tests and environment variables that documents name exist.
func TestDocumentsNameWhatIsThere(t *testing.T) {
	tests := testSources(t)
	path := regexp.MustCompile("`([a-z]+(?:/[A-Za-z0-9_-]+)+(?:\\.[a-z]+)?)`")
	run := regexp.MustCompile(`-run '?([A-Za-z]+)`)
	variable := regexp.MustCompile(`TIDEPOOL_[A-Z_]+`)
	checked := 0
	for _, doc := range documents(t) {
		text := readText(t, doc)
		for _, m := range path.FindAllStringSubmatch(text, -1) {
			top, _, _ := strings.Cut(m[1], "/")
			if _, err := os.Stat(filepath.Join(root, top)); err != nil || top == "dist" || top == "tidepool" || strings.HasSuffix(m[1], "/NAME") {
				continue // another module, a folder that is made, or a pattern
			}
			checked++
			if _, err := os.Stat(filepath.Join(root, m[1])); err != nil {
				t.Errorf("%s names %s", doc, m[1])
			}
		}
		for _, m := range run.FindAllStringSubmatch(text, -1) {
			if !regexp.MustCompile(`(?m)^func (Test|Benchmark|Fuzz|Example)?\w*` + m[1]).MatchString(tests) {
				t.Errorf("%s runs %s", doc, m[1])
			}
		}
		for _, name := range variable.FindAllString(text, -1) {
			if !strings.Contains(tests, name) {
				t.Errorf("%s sets %s", doc, name)
			}
		}
	}
	if checked < 50 {
		t.Errorf("only %d files are named", checked)
	}
}

// documents returns the documents of the project.
func documents(t *testing.T) []string {
	list := []string{"README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"}
	docs, err := filepath.Glob(filepath.Join(root, "docs", "*.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, doc := range docs {
		list = append(list, filepath.Join("docs", filepath.Base(doc)))
	}
	return append(list, filepath.Join("ai", "LEVELS.md"))
}

// testSources returns all test files.
func testSources(t *testing.T) string {
	var b strings.Builder
	err := filepath.WalkDir(root, func(name string, d os.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "dist" || d.Name() == ".git"):
			return filepath.SkipDir
		case strings.HasSuffix(name, "_test.go"):
			data, err := os.ReadFile(name)
			b.Write(data)
			return err
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// No paragraph of the README and the manual is longer than people read in one
// go, and the words are everyday ones.
func TestReadmeReads(t *testing.T) {
	const most = 600 // bytes; the tables' cells are another matter
	odd := regexp.MustCompile(`gone over|nothing is left to chance|two files a language|under 2,000|nobody need wait|presses to a game|two rows that begin`)
	for paragraph := range strings.SplitSeq(readText(t, "README.md")+"\n\n"+readText(t, "docs/MANUAL.md"), "\n\n") {
		if strings.HasPrefix(paragraph, "|") || strings.HasPrefix(paragraph, "```") {
			continue
		}
		for line := range strings.Lines(paragraph) {
			if len(line) > most {
				t.Errorf("%d bytes: %.60s…", len(line), line)
			}
		}
		if m := odd.FindString(paragraph); m != "" {
			t.Errorf("%q: %.60s…", m, paragraph)
		}
	}
}

// The gallery has at most forty pictures, each small enough as a file, and its page shows all of them.
func TestGalleryIsSmall(t *testing.T) {
	const most, size = 40, 300 << 10
	page := readText(t, "docs/gallery/README.md")
	n := 0
	err := filepath.WalkDir(filepath.Join(root, "docs", "gallery"), func(name string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || d.Name() == "README.md" {
			return err
		}
		n++
		at, _ := filepath.Rel(filepath.Join(root, "docs", "gallery"), name)
		if !strings.Contains(page, "("+filepath.ToSlash(at)+")") {
			t.Errorf("the gallery does not show %s", at)
		}
		if info, err := d.Info(); err == nil && info.Size() > size {
			t.Errorf("%s has %d kB", at, info.Size()>>10)
		}
		return nil
	})
	if err != nil || n > most {
		t.Errorf("%d pictures, %v", n, err)
	}
}
