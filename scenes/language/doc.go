// Package language fetches the words of the chosen language.
package language
