// Package wording has the words of several pages: names, dates, clocks, and why something was not stored.
package wording
