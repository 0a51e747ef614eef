// Package shore has small things that lie on a beach or swim before it, for the quiet ground around boards: see [Pictures].
package shore
