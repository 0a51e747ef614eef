// Package dial makes connections for package remote: with the browser's WebSocket in a page, with a Go
// implementation elsewhere.
package dial
