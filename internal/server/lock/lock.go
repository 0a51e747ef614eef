// Package lock lets only one program at a time use a folder.
package lock

import "errors"

// ErrTaken is returned if another program uses the folder.
var ErrTaken = errors.New("another program uses this folder")
