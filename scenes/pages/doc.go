// Package pages is the list of ways between pages, so that none imports another. Package scenes fills it.
package pages
