// Package lock has a folder belong to one program.
package lock

import "errors"

// ErrTaken is a folder that another program uses.
var ErrTaken = errors.New("another program uses this folder")
