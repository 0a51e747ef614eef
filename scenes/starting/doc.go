// Package starting begins games as they were begun last or as chosen: rules, odds, and the card that
// begins one.
package starting
