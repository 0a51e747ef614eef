// Package vector draws pictures as code: paths, colours and paints, and a canvas that rasterises them at any scale.
//
// A picture is a [Drawing], a function that draws in its own units:
//
//	dot := vector.Square("dot", func(c *vector.Canvas) {
//		c.Fill(new(vector.Path).Circle(0, 0, 38), vector.Solid(vector.Hex(0x0E6F77)))
//	})
//	img := dot.Raster(96) // an image.RGBA of 96×96 pixels
//
// It needs no window, so that tools can draw icons and tests can look at pixels. It is not for moving things:
// a drawing is rasterised once, and [tidepool/sprites] shows it as often as needed.
package vector
