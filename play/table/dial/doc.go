// Package dial makes connections for package remote: in a page the browser's
// WebSocket, elsewhere one of Go.
package dial
