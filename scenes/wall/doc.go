// Package wall is a club's wall: its open tables as small live boards, for a projector.
package wall
