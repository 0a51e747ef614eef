// Package pages lists the ways between pages, so that no page imports another. Package scenes fills the list.
package pages
