// Package language has the words of the chosen language come.
package language
