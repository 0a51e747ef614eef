// Package preferences is the settings page.
package preferences
