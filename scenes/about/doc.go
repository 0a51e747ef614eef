// Package about says what the program is, on what terms it may be used, and which keys do what.
package about
