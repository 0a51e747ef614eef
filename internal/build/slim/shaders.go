package main

import (
	_ "embed"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"

	"tidepool/internal/build/modcopy"
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
func compiled(files modcopy.Files) ([]byte, error) {
	dir, err := os.MkdirTemp("", "tidepool-shaders-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	program := modcopy.Files{
		"go.mod":                    []byte("module " + engine + "\n\ngo 1.25\n"),
		"internal/compiler/main.go": compiler,
	}
	for name, text := range files {
		if slices.ContainsFunc(compilerPackages, func(pkg string) bool { return strings.HasPrefix(name, pkg) }) {
			program[name] = text
		}
	}
	if err := program.Write(dir); err != nil {
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
func shaders() []modcopy.Cut {
	const (
		root, atlas  = "shader.go", "internal/atlas/shader.go"
		picture      = "internal/atlas/image.go"
		program      = "internal/shaderir/program.go"
		driver       = "internal/graphicsdriver/opengl/shader.go"
		context      = "internal/graphicsdriver/opengl/context.go"
		legacy, glsl = "\t\"" + engine + "/internal/legacyshader\"\n", "\t\"" + engine + "/internal/shaderir/glsl\"\n"
	)
	return []modcopy.Cut{
		cut(root, "\t\"fmt\"\n\t\"sync\"\n\t\"sync/atomic\"\n", "", "\t\"errors\"\n"),
		cut(root, "\t\""+engine+"/internal/colormshader\"\n"+legacy, "", "\t\""+engine+"/internal/shaderir\"\n"),
		cut(root, "\tunit legacyshader.Unit\n", "", ""),
		cut(root, "\treturn s.unit == legacyshader.Texels\n", "", "\treturn false\n"),
		cut(root, "\treturn newShader(src, \"\")\n", "", "\treturn nil, errors.ErrUnsupported\n"),
		cut(root, "func newShader(", "\n}\n", ""),
		cut(root, "var (\n\tbuiltinShadersForRead", modcopy.End, `var builtinShaders = [builtinshader.FilterCount]*Shader{
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
`),
		cut(atlas, "\t\"fmt\"\n", "", ""),
		cut(atlas, "\t\"golang.org/x/sync/errgroup\"\n\n\t\""+engine+"/internal/builtinshader\"\n", "", ""),
		cut(atlas, legacy, "", ""),
		cut(atlas, "var (\n\tNearestFilterShader *Shader\n", modcopy.End, `var (
	NearestFilterShader = NewShader(&shaderir.Filtered, "filtered")
	LinearFilterShader  = &Shader{linear: 1}
	clearShader         = NewShader(&shaderir.Clear, "clear")
)
`),
		cut(atlas, "\tir      *shaderir.Program\n", "", "\tlinear float32 // 1 for NearestFilterShader told by each vertex to be linear\n\tir *shaderir.Program\n"),
		cut(atlas, "func (s *Shader) ensureShader() *graphicscommand.Shader {\n", "", `func (s *Shader) ensureShader() *graphicscommand.Shader {
	if s.linear != 0 {
		return NearestFilterShader.ensureShader()
	}
`),
		cut(picture, "\t\t\tvertices[i+3] += oyf\n", "", "\t\t\tvertices[i+3] += oyf\n\t\t\tvertices[i+8] = shader.linear\n"),
		cut(program, "import (", modcopy.End, `// A Program was compiled when the page was built.
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
`),
		cut("internal/shaderir/type.go", "func descendantLocalVars(", modcopy.End, ""),
		cut(driver, glsl+"\t\""+engine+"/internal/shaderprecomp\"\n", "", ""),
		cut(driver, "\tversion := s.graphics.context.glslVersion()\n", "glsl.Compile(s.ir, version)\n\t}\n", "\tvssrc, fssrc := s.ir.Vertex, s.ir.Fragment\n"),
		cut(context, glsl, "", ""),
		cut(context, "func (c *context) glslVersion()", "\n}\n", ""),
		cut("internal/builtinshader/shader.go", "import (", "\n)\n", ""),
		cut("internal/builtinshader/shader.go", "var (\n\tshaders ", modcopy.End, ""),
		cut("internal/colormshader/shader.go", "import (", "\n)\n", ""),
		cut("internal/colormshader/shader.go", "var (\n\tshaders ", modcopy.End, ""),
	}
}
