// Package sets holds the puzzles that come with the program, one file per game:
//
//	set, err := puzzle.Read(games.ByID, sets.File("kalah"))
//
// The command "tidepool puzzles" makes them (docs/PUZZLES.md), and the tests check every one of them. The
// browser program does not contain this package; the page loads a file when it is first needed.
package sets

import "embed"

//go:embed *.txt
var files embed.FS

// Name returns the file name for a game's ID; the page's file has the prefix "puzzles.".
func Name(game string) string { return game + ".txt" }

// File returns the file of a game, nil if there is none.
func File(game string) []byte {
	data, err := files.ReadFile(Name(game))
	if err != nil {
		return nil
	}
	return data
}
