// Package portrait draws the engine's opponents with moving faces.
package portrait
