// Package wall shows a club's open tables as small live boards, for a projector.
package wall
