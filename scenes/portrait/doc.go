// Package portrait draws the engine's opponents, and moves their faces.
package portrait
