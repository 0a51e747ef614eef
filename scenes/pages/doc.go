// Package pages is the list of ways from one page to another, so that no page
// imports another. Package scenes fills it.
package pages
