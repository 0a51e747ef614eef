// Package mirror says a scene in the terms of a web page: a tree of elements with roles, names and
// states, which screen readers understand, and what has changed in it since it was last said. The page
// makes the elements (wasm/page/mirror.js).
//
// It is not for what a scene looks like, and knows no browser.
package mirror
