// Package wording has words shared by several pages: names, dates, clocks, and reasons of failed storing.
package wording
