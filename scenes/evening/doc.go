// Package evening is the page of a club evening: several players meet each other in rounds, at one device, or each
// at their own. The device that runs the evening tells the others through a hall (package live), and they show the
// same page without what only the organiser may change.
package evening
