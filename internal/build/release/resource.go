package main

import (
	"bytes"
	_ "embed"
	"errors"
	"fmt"
	"strings"

	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/sprites/icon"
)

// manifest declares to Windows that the program follows each screen's scale and uses UTF-8.
//
//go:embed manifest.xml
var manifest []byte

const english = 0x409 // the language of the program's details

var arches = map[string]winres.Arch{"amd64": winres.ArchAMD64, "arm64": winres.ArchARM64}

// resources returns icon, manifest and Explorer's details for Windows as an object file for the linker.
func resources(arch, ver string) ([]byte, error) {
	machine, ok := arches[arch]
	if !ok {
		return nil, fmt.Errorf("no resources are known for %s", arch)
	}
	set, err := resourceSet(ver)
	if err != nil {
		return nil, err
	}
	var object bytes.Buffer
	if err := set.WriteObject(&object, machine); err != nil {
		return nil, err
	}
	return object.Bytes(), nil
}

func resourceSet(ver string) (*winres.ResourceSet, error) {
	pictures, err := winres.LoadICO(bytes.NewReader(icon.ICO()))
	if err != nil {
		return nil, err
	}
	details, err := versionInfo(ver)
	if err != nil {
		return nil, err
	}
	set := new(winres.ResourceSet)
	set.SetVersionInfo(details)
	return set, errors.Join(
		set.SetIcon(winres.ID(1), pictures),
		set.Set(winres.RT_MANIFEST, winres.ID(1), winres.LCIDDefault, manifest))
}

func versionInfo(ver string) (version.Info, error) {
	numbers := versionNumbers(ver)
	info := version.Info{FileVersion: numbers, ProductVersion: numbers}
	var errs []error
	for _, pair := range [][2]string{
		{version.ProductName, "Tidepool"}, {version.FileDescription, "Tidepool"}, {version.InternalName, "tidepool"},
		{version.OriginalFilename, "tidepool.exe"}, {version.Comments, locale.English().T(key.AppTagline)},
		{version.LegalCopyright, "Apache License 2.0"}, {version.FileVersion, ver}, {version.ProductVersion, ver},
	} {
		errs = append(errs, info.Set(english, pair[0], pair[1]))
	}
	return info, errors.Join(errs...)
}

// versionNumbers parses v1.2.3 or v1.2.3-4-gabcdef; it returns zeros if only the commit is known.
func versionNumbers(ver string) (n [4]uint16) {
	ver, ok := strings.CutPrefix(ver, "v")
	if !ok && !strings.Contains(ver, ".") {
		return n
	}
	if _, err := fmt.Sscanf(ver, "%d.%d.%d", &n[0], &n[1], &n[2]); err != nil {
		return [4]uint16{}
	}
	return n
}
