// Package lessons holds what the program teaches: for each game a course, consisting of the sections of the
// rules page with pictures, and a lesson of small steps to be played on the board. A course is a file in
// courses, named by its game's ID; the sentences are in package locale, by the IDs of sections and steps
// ("rules.kalah.again", "lesson.kalah.again").
//
// A course consists of lines with a keyword and values; lines after a section, picture or step belong to it.
// A line that begins with # is a comment.
//
//	section ID        begins a section of the rules page
//	  when KEY…       help opens here for these reasons, prompts and endings
//	  pieces KIND…    pieces shown with their names
//	  picture P       a position; "start" is the usual one
//	    options K=V   of the picture or step
//	    play WORD     the turn that the picture shows
//	step ID           begins a step of the lesson
//	  position P      where it begins
//	  mark SPOT…      what to point at on the board
//	  goal COND…      what the turn must do; all lines must be met
//	  solution WORD…  a turn that does, or several if the same side moves
//	                  again; the learner may use as many
//
// The package is pure and independent of particular games. Package scenes shows courses.
package lessons
