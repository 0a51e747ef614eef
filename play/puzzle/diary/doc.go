// Package diary is what a person has tried of puzzles: each puzzle once with how
// it went, the puzzle of each day, the best rush, the longest run of puzzles that
// were solved at once, and the puzzles made of their own games.
//
//	d = d.Tried(diary.Try{Game: "konane", ID: id, Grade: 4, When: now, Solved: now, First: true})
//	d = d.Daily("2026-11-23", diary.Day{When: now, Solved: now, First: true})
//	player, list := d.Rating("konane", diary.Grades(), now)
//	run := d.Run() // solved at the first try, one after the other
//
// Diaries are values: whoever has one never sees it change. Two of one person
// can be joined, whatever each has taken up since they parted, and neither loses
// anything. A diary is written as JSON and read strictly: of what is not
// understood nothing is taken up, and what another version has written beside it
// is kept. Which puzzles there are, and which is that of a day, package puzzle
// knows.
package diary
