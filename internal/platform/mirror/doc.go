// Package mirror describes a scene as HTML elements with roles, names and states for screen readers, and
// computes changes between updates. The page creates the elements (wasm/page/mirror.js). The package is
// independent of how a scene looks, and of the browser.
package mirror
