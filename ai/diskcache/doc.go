// Package diskcache caches files that can be recreated, in a folder.
package diskcache
