package main

import (
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

func main() {
	var o options
	flag.StringVar(&o.version, "version", "devel", "the `version`")
	flag.StringVar(&o.web, "web", "", "archive the web build in this `folder` too")
	flag.StringVar(&o.only, "only", "", "make only the archive for this `system`, such as linux/amd64")
	flag.StringVar(&o.modfile, "modfile", "", "build with this `file` in place of go.mod")
	one := flag.String("licences", "", "only write the licences of all that is in the program into this `file`")
	flag.Parse()
	if *one != "" {
		text, err := oneText()
		if err == nil {
			err = os.WriteFile(*one, text, 0o644)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, "release:", err)
			os.Exit(1)
		}
		return
	}
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "usage: release [-version V] [-web DIR] [-only OS/ARCH] [-modfile FILE] OUTDIR, or release -licences FILE")
		os.Exit(2)
	}
	if err := release(flag.Arg(0), o); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

func targets() []target {
	var list []target
	for _, system := range []string{"linux", "windows", "darwin"} {
		for _, arch := range []string{"amd64", "arm64"} {
			list = append(list, target{system, arch})
		}
	}
	return list
}

type options struct {
	version string
	web     string // folder of the web build to archive, or ""
	only    string // a single target, or "" for all
	modfile string // used instead of go.mod, or ""
}

func release(dir string, o options) error {
	list := targets()
	if o.only != "" {
		list = slices.DeleteFunc(list, func(t target) bool { return t.String() != o.only })
		if len(list) == 0 {
			return fmt.Errorf("no archive for %q", o.only)
		}
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	var names []string
	for _, t := range list {
		files, err := t.files(o.version, o.modfile, o.web)
		if err != nil {
			return fmt.Errorf("%s: %w", t, err)
		}
		name := t.archive(o.version)
		if err := writeArchive(filepath.Join(dir, name), files); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		names = append(names, name)
		fmt.Println(name)
	}
	if o.web != "" {
		name := "tidepool-" + o.version + "-web.zip"
		files, err := webFiles(o.web, o.version)
		if err == nil {
			err = writeArchive(filepath.Join(dir, name), files)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		names = append(names, name)
		fmt.Println(name)
	}
	return writeSums(dir, names)
}

func writeSums(dir string, names []string) error {
	var sums strings.Builder
	var errs []error
	for _, name := range names {
		data, err := os.ReadFile(filepath.Join(dir, name))
		errs = append(errs, err)
		fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(data), name)
	}
	errs = append(errs, os.WriteFile(filepath.Join(dir, "SHA256SUMS"), []byte(sums.String()), 0o644))
	return errors.Join(errs...)
}
