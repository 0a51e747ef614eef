// Package about shows what the program is, its licence terms, and which keys do what.
package about
