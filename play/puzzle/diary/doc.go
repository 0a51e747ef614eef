// Package diary records the puzzles that a person has tried: each puzzle once with its result, the puzzle of
// each day, the best rush, the longest run of puzzles solved at once, and the puzzles made of their own games.
//
//	d = d.Tried(diary.Try{Game: "konane", ID: id, Grade: 4, When: now, Solved: now, First: true})
//	d = d.Daily("2026-11-23", diary.Day{When: now, Solved: now, First: true})
//	player, list := d.Rating("konane", diary.Grades(), now)
//	run := d.Run() // solved at the first try, one after the other
//
// Diaries are immutable values. Two copies of one person's diary can be merged without loss. A diary is
// written as JSON and read strictly: invalid entries are ignored, and entries of other versions are kept.
// Package puzzle knows which puzzles exist, and which belongs to a day.
package diary
