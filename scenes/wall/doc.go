// Package wall shows the tables that a club shows as small live boards, for a projector.
package wall
