package main

import (
	_ "embed"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// compiler is a program within the engine's module, whose packages are its own.
//
//go:embed compiler.txt
var compiler []byte

// shadersFile is that of the shaders that compiler prints.
const shadersFile = "internal/shaderir/tidepool.go"

// compilerPackages are what compiler is built of. Only the last two are the
// page's, too.
var compilerPackages = []string{
	"internal/legacyshader/", "internal/shader/", "internal/shaderir/glsl/",
	"internal/builtinshader/", "internal/graphics/", "internal/shaderir/",
}

// compiled are the shaders that the page draws with. A program that compiles
// them itself brings its compiler along, and takes a tenth of a second to do it.
func compiled(files map[string][]byte) ([]byte, error) {
	dir, err := os.MkdirTemp("", "tidepool-shaders-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	for name, text := range files {
		for _, pkg := range compilerPackages {
			if strings.HasPrefix(name, pkg) {
				if err := write(filepath.Join(dir, name), text); err != nil {
					return nil, err
				}
			}
		}
	}
	if err := write(filepath.Join(dir, "go.mod"), []byte("module "+engine+"\n\ngo 1.25\n")); err != nil {
		return nil, err
	}
	if err := write(filepath.Join(dir, "internal/compiler/main.go"), compiler); err != nil {
		return nil, err
	}
	cmd := exec.Command("go", "run", "./internal/compiler")
	cmd.Dir, cmd.Stderr = dir, os.Stderr
	text, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("compiling the shaders: %w", err)
	}
	return text, nil
}

// shaders are taken as they are compiled, and no others are made.
func shaders() []cut {
	const (
		root, atlas  = "shader.go", "internal/atlas/shader.go"
		picture      = "internal/atlas/image.go"
		program      = "internal/shaderir/program.go"
		driver       = "internal/graphicsdriver/opengl/shader.go"
		context      = "internal/graphicsdriver/opengl/context.go"
		legacy, glsl = "\t\"" + engine + "/internal/legacyshader\"\n", "\t\"" + engine + "/internal/shaderir/glsl\"\n"
	)
	return []cut{
		{root, "\t\"fmt\"\n\t\"sync\"\n\t\"sync/atomic\"\n", "", "\t\"errors\"\n"},
		{root, "\t\"" + engine + "/internal/colormshader\"\n" + legacy, "", "\t\"" + engine + "/internal/shaderir\"\n"},
		{root, "\tunit legacyshader.Unit\n", "", ""},
		{root, "\treturn s.unit == legacyshader.Texels\n", "", "\treturn false\n"},
		{root, "\treturn newShader(src, \"\")\n", "", "\treturn nil, errors.ErrUnsupported\n"},
		{root, "func newShader(", "\n}\n", ""},
		{root, "var (\n\tbuiltinShadersForRead", end, `var builtinShaders = [builtinshader.FilterCount]*Shader{
	{shader: ui.NearestFilterShader},
	{shader: ui.LinearFilterShader},
	{shader: ui.NewShader(&shaderir.Pixelated, "pixelated")},
}

func builtinShader(filter builtinshader.Filter, address builtinshader.Address, useColorM bool) *Shader {
	if address != builtinshader.AddressUnsafe || useColorM {
		panic("ebiten: this shader is left out")
	}
	return builtinShaders[filter]
}
`},
		{atlas, "\t\"fmt\"\n", "", ""},
		{atlas, "\t\"golang.org/x/sync/errgroup\"\n\n\t\"" + engine + "/internal/builtinshader\"\n", "", ""},
		{atlas, legacy, "", ""},
		{atlas, "var (\n\tNearestFilterShader *Shader\n", end, `var (
	NearestFilterShader = NewShader(&shaderir.Filtered, "filtered")
	LinearFilterShader  = &Shader{linear: 1}
	clearShader         = NewShader(&shaderir.Clear, "clear")
)
`},
		{atlas, "\tir      *shaderir.Program\n", "", "\tlinear float32 // 1 for NearestFilterShader told by each vertex to be linear\n\tir *shaderir.Program\n"},
		{atlas, "func (s *Shader) ensureShader() *graphicscommand.Shader {\n", "", `func (s *Shader) ensureShader() *graphicscommand.Shader {
	if s.linear != 0 {
		return NearestFilterShader.ensureShader()
	}
`},
		{picture, "\t\t\tvertices[i+3] += oyf\n", "", "\t\t\tvertices[i+3] += oyf\n\t\t\tvertices[i+8] = shader.linear\n"},
		{program, "import (", end, `// A Program was compiled when the page was built.
type Program struct {
	UniformNames []string
	Uniforms     []Type
	// Used has 1 for each word of a uniform that is used, else 0.
	Used []uint32
	// Vertex and Fragment are in GLSL ES 3.00.
	Vertex, Fragment string
}

// FilterUniformVariables replaces uniform variables with 0 when they are not
// used, so that more commands can be merged.
func (p *Program) FilterUniformVariables(uniforms []uint32) {
	for i, used := range p.Used {
		uniforms[i] *= used
	}
}
`},
		{"internal/shaderir/type.go", "func descendantLocalVars(", end, ""},
		{driver, glsl + "\t\"" + engine + "/internal/shaderprecomp\"\n", "", ""},
		{driver, "\tversion := s.graphics.context.glslVersion()\n", "glsl.Compile(s.ir, version)\n\t}\n", "\tvssrc, fssrc := s.ir.Vertex, s.ir.Fragment\n"},
		{context, glsl, "", ""},
		{context, "func (c *context) glslVersion()", "\n}\n", ""},
		{"internal/builtinshader/shader.go", "import (", "\n)\n", ""},
		{"internal/builtinshader/shader.go", "var (\n\tshaders ", end, ""},
		{"internal/colormshader/shader.go", "import (", "\n)\n", ""},
		{"internal/colormshader/shader.go", "var (\n\tshaders ", end, ""},
	}
}
