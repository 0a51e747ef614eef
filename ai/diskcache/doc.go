// Package diskcache keeps files that can be made again, in a folder.
package diskcache
