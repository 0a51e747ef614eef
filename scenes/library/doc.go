// Package library is the page of stored games, of removed and unreadable ones, and of those brought in.
package library
