// Package evening is the page of a club evening: several players at one device, who
// meet each other in rounds.
package evening
