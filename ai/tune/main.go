// Tune generates the engine's knowledge: it plays games, fits the weights of evaluations to their results,
// and looks for positions with forced wins for tests. It writes where it is told to, and no test runs it.
//
//	go run ./ai/tune forced -into ai/engines/testdata
//	go run ./ai/tune games -into FOLDER
//	go run ./ai/tune fit -game kani -from FOLDER -into FOLDER # and both files to ai/kani/weights
//	go run ./ai/tune fit -game onitama -from FOLDER -into FOLDER # and onitama.txt to ai/onitama/network.txt
//	go run ./ai/tune fit -game kalah -from FOLDER -into FOLDER # and kalah.txt to ai/kalah/network.txt
//	go run ./ai/tune konane-fit -games 40000     # to ai/konane/worths.go
//
// Margins of the search depend on what a point is worth. For Kani Nari Ebi's file four in ten positions of drawn games
// at 2,000 nodes a turn were kept, and the scale, the last number but one, was then multiplied so that scores are as
// large as before.
package main

import (
	"fmt"
	"log"
	"maps"
	"os"
	"slices"
	"strings"
)

func main() {
	log.SetFlags(0)
	commands := map[string]func(args []string) error{
		"forced":     findForced,
		"games":      playGames,
		"fit":        fitNetworks,
		"konane-fit": fitKonane,
	}
	names := strings.Join(slices.Sorted(maps.Keys(commands)), ", ")
	if len(os.Args) < 2 || commands[os.Args[1]] == nil {
		fmt.Fprintf(os.Stderr, "usage: tune COMMAND [-h]; there are %s\n", names)
		os.Exit(2)
	}
	if err := commands[os.Args[1]](os.Args[2:]); err != nil {
		log.Fatal("tune: ", err)
	}
}
