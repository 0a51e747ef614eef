package main

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"text/template"
)

// shaderPackages are those whose shaders are filled into a template, one for
// each filter and address.
var shaderPackages = []string{"internal/builtinshader", "internal/colormshader"}

const kinds = 3 // of filters and of addresses

// A choice is what the templates ask: which filter and which address, and the
// engine's numbers for them.
type choice struct {
	Filter, FilterNearest, FilterLinear, FilterPixelated      int
	Address, AddressUnsafe, AddressClampToZero, AddressRepeat int
}

// untemplated has a package say its shaders in full.
func untemplated(pkg string, files map[string][]byte) ([]cut, error) {
	file := pkg + "/shader.go"
	shaders, err := fill(files[file])
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	var table strings.Builder
	table.WriteString("var shaders = [FilterCount][AddressCount]string{\n")
	for _, row := range shaders {
		fmt.Fprintf(&table, "{%q, %q, %q},\n", row[0], row[1], row[2])
	}
	table.WriteString("}\n\n")
	return []cut{
		{file, "import (", "\n)\n", ""},
		{file, "var (\n\tshaders ", "\n)\n", ""},
		{file, "var tmpl = template.Must(", "\n`))\n", table.String()},
		{file, "\tshadersM.Lock()\n", "\treturn b\n", "\treturn []byte(shaders[filter][address])\n"},
	}, nil
}

// fill makes a package's shaders as its own code does when it runs.
func fill(text []byte) (shaders [kinds][kinds]string, err error) {
	_, source, found := bytes.Cut(text, []byte("template.New(\"tmpl\").Parse(`"))
	source, _, ended := bytes.Cut(source, []byte("`))\n"))
	if !found || !ended {
		return shaders, errors.New("no template in it")
	}
	t, err := template.New("").Parse(string(source))
	if err != nil {
		return shaders, err
	}
	for f := range shaders {
		for a := range shaders[f] {
			var out strings.Builder
			if err := t.Execute(&out, choice{Filter: f, FilterLinear: 1, FilterPixelated: 2, Address: a, AddressClampToZero: 1, AddressRepeat: 2}); err != nil {
				return shaders, err
			}
			shaders[f][a] = out.String()
		}
	}
	return shaders, nil
}
