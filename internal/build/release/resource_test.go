package main

import (
	"bytes"
	"debug/pe"
	"encoding/xml"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"

	"tidepool/sprites/icon"
)

// Go's own reader understands the object, and it is for the right machine.
func TestResourceObject(t *testing.T) {
	for arch, machine := range map[string]uint16{"amd64": pe.IMAGE_FILE_MACHINE_AMD64, "arm64": pe.IMAGE_FILE_MACHINE_ARM64} {
		data, err := resources(arch, "v1.2.3")
		if err != nil {
			t.Fatal(err)
		}
		object, err := pe.NewFile(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		if object.Machine != machine || len(object.Sections) != 1 || object.Sections[0].Name != ".rsrc" {
			t.Errorf("%s: machine %x, sections %v", arch, object.Machine, object.Sections)
		}
	}
	if _, err := resources("mips", "v1"); err == nil {
		t.Error("resources for a machine that Windows does not run on")
	}
}

// A program linked with the object has the resources, as Windows reads them.
func TestResourcesOfProgram(t *testing.T) {
	for arch := range arches {
		set, err := winres.LoadFromEXE(bytes.NewReader(linked(t, arch, "v1.2.3-4-gabcdef")))
		if err != nil {
			t.Fatal(err)
		}
		checkManifest(t, set.Get(winres.RT_MANIFEST, winres.ID(1), winres.LCIDDefault))
		checkDetails(t, set.Get(winres.RT_VERSION, winres.ID(1), english))
		pictures, err := set.GetIcon(winres.ID(1))
		if err != nil {
			t.Fatal(err)
		}
		var ico bytes.Buffer
		if err := pictures.SaveICO(&ico); err != nil {
			t.Fatal(err)
		}
		if len(ico.Bytes()) != len(icon.ICO()) {
			t.Errorf("%s: an icon of %d bytes, want %d", arch, ico.Len(), len(icon.ICO()))
		}
	}
}

// linked returns a small program with the resources.
func linked(t *testing.T, arch, ver string) []byte {
	t.Helper()
	dir := t.TempDir()
	object, err := resources(arch, ver)
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string]string{"go.mod": "module small\n", "main.go": "package main\n\nfunc main() {}\n", "r_windows_" + arch + ".syso": string(object)} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(data), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command("go", "build", "-o", "small.exe", ".")
	cmd.Dir, cmd.Env = dir, target{"windows", arch}.environ()
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	exe, err := os.ReadFile(filepath.Join(dir, "small.exe"))
	if err != nil {
		t.Fatal(err)
	}
	return exe
}

func checkManifest(t *testing.T, data []byte) {
	t.Helper()
	got, err := winres.AppManifestFromXML(data)
	if err != nil {
		t.Fatalf("%v in %q", err, data)
	}
	if got.DPIAwareness != winres.DPIPerMonitorV2 || got.ExecutionLevel != winres.AsInvoker || got.UIAccess || !got.LongPathAware || got.Compatibility != winres.Win10AndAbove {
		t.Errorf("a manifest of %+v", got)
	}
	var more struct { // fields that the library does not parse
		CodePage string `xml:"application>windowsSettings>activeCodePage"`
	}
	if err := xml.Unmarshal(data, &more); err != nil || more.CodePage != "UTF-8" {
		t.Errorf("code page %q, %v", more.CodePage, err)
	}
}

func checkDetails(t *testing.T, data []byte) {
	t.Helper()
	got, err := version.FromBytes(data)
	if err != nil {
		t.Fatal(err)
	}
	if want := [4]uint16{1, 2, 3}; got.FileVersion != want || got.ProductVersion != want {
		t.Errorf("versions %v and %v, want %v", got.FileVersion, got.ProductVersion, want)
	}
	text, err := got.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`"ProductName":"Tidepool"`, `"FileDescription":"Tidepool"`, `"ProductVersion":"v1.2.3-4-gabcdef"`, `"OriginalFilename":"tidepool.exe"`} {
		if !strings.Contains(strings.ReplaceAll(string(text), `": "`, `":"`), want) {
			t.Errorf("no %s in %s", want, text)
		}
	}
}

func TestVersionNumbers(t *testing.T) {
	for ver, want := range map[string][4]uint16{
		"v1.2.3": {1, 2, 3}, "1.2.3": {1, 2, 3}, "v0.10.0-rc.1": {0, 10}, "v1.2.3-45-g0a1b2c3-dirty": {1, 2, 3},
		"": {}, "devel": {}, "256d5f3": {}, "v1": {}, "v1.99999.0": {},
	} {
		if got := versionNumbers(ver); got != want {
			t.Errorf("%q is %v, want %v", ver, got, want)
		}
	}
}
