// Package mirror says a scene as a web page does, a tree of elements with roles, names and states for
// screen readers, and what has changed since. The page makes the elements (wasm/page/mirror.js). It
// does not say what a scene looks like, and knows no browser.
package mirror
