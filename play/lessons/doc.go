// Package lessons is what the program teaches: for each game a course, which
// is the rules page's sections with their pictures, and a lesson of small
// steps to be played on the real board. A course is one file of courses, told
// apart by its game's ID; the sentences belong to package locale, by the IDs
// of sections and steps ("rules.kalah.again", "lesson.kalah.again").
//
// A course is lines of a keyword and its values; those below a section, a
// picture or a step belong to it. A line that begins with # says something to
// whoever reads the file.
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
//	  goal COND…      what must be brought about; several lines are all
//	                  needed
//	  solution WORD…  a turn that does, or several if the same side moves on;
//	                  so many may be taken
//
// The package is pure and knows no game by name. It is not for showing
// (package scenes), and not for the rules, whose positions it is given.
package lessons
