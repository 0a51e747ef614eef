// Package thumbs draws small boards of stored games, which it reads one by one.
package thumbs
