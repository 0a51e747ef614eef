// Package fetch reads files that a web page has beside its program.
package fetch
