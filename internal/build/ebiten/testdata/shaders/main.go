// Prints the shaders that a page draws with, compiled for its graphics.
package main

import (
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2/internal/builtinshader"
	"github.com/hajimehoshi/ebiten/v2/internal/legacyshader"
	"github.com/hajimehoshi/ebiten/v2/internal/shaderir"
	"github.com/hajimehoshi/ebiten/v2/internal/shaderir/glsl"
)

// filtered samples the nearest texel or interpolates between four, depending on a vertex attribute: 0 or 1.
// So drawing with both filters in turn needs one draw call instead of many.
const filtered = `//kage:unit pixels

package main

func Fragment(dst vec4, src vec2, color vec4, custom vec4) vec4 {
	if custom.x < 0.5 {
		return imageSrc0UnsafeAt(src) * color
	}
	low, high := src-0.5, src+0.5
	rate := fract(high)
	top := mix(imageSrc0UnsafeAt(low), imageSrc0UnsafeAt(vec2(high.x, low.y)), rate.x)
	bottom := mix(imageSrc0UnsafeAt(vec2(low.x, high.y)), imageSrc0UnsafeAt(high), rate.x)
	return mix(top, bottom, rate.y) * color
}
`

func main() {
	fmt.Println("package shaderir")
	fmt.Println()
	for _, shader := range []struct {
		name   string
		source []byte
	}{
		{"Filtered", []byte(filtered)},
		{"Pixelated", builtinshader.ShaderSource(builtinshader.FilterPixelated, builtinshader.AddressUnsafe)},
		{"Clear", []byte(builtinshader.ClearShaderSource)},
	} {
		ir, _, err := legacyshader.CompileShader(shader.source)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		var used []uint32
		for _, t := range ir.Uniforms {
			for range t.DwordCount() {
				used = append(used, 1)
			}
		}
		ir.FilterUniformVariables(used)
		vertex, fragment := glsl.Compile(ir, glsl.GLSLVersionES300)
		fmt.Printf("var %s = Program{\n\tUniformNames: %#v,\n\tUniforms: %s,\n\tUsed: %#v,\n\tVertex: %q,\n\tFragment: %q,\n}\n\n",
			shader.name, ir.UniformNames, types(ir.Uniforms), used, vertex, fragment)
	}
}

func types(list []shaderir.Type) string {
	if len(list) == 0 {
		return "nil"
	}
	text := "[]Type{"
	for _, t := range list {
		text += fmt.Sprintf("{%d, %s, %d}, ", t.Main, types(t.Sub), t.Length)
	}
	return text + "}"
}
