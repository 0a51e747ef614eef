// Package sets holds the puzzles that come with the program, a file a game:
//
//	set, err := puzzle.Read(games.ByID, sets.File("kalah"))
//
// The command "tidepool puzzles" makes them (docs/PUZZLES.md), and the tests
// hold every one of them to the rules. The package is apart from the program in
// the browser, where a file is loaded when it is first needed.
package sets

import "embed"

//go:embed *.txt
var files embed.FS

// Name is the name of a game's file, by its ID; the page finds it beside itself as "puzzles." and that.
func Name(game string) string { return game + ".txt" }

// File returns the file of a game, nil if there is none.
func File(game string) []byte {
	data, err := files.ReadFile(Name(game))
	if err != nil {
		return nil
	}
	return data
}
