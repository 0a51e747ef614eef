// Package evening is the page of a club evening: several players meet each other in rounds, on one device or each on
// their own. The organiser's device sends the evening to the others through a hall (package live). They show the
// same page without the organiser's controls.
package evening
