// Package ugi speaks the Universal Game Interface, a protocol of lines like
// chess's UCI, over any reader and writer: [Serve] is an engine for whoever
// speaks it, [Client] speaks to an engine of whatever make.
//
// An engine understands
//
//	ugi                             → id …, option …, ugiok
//	isready                         → readyok, even while it thinks; otherwise when it is
//	                                prepared, which takes Kalah's one or two seconds
//	setoption name NAME value VALUE   Hash (MB), Threads, Level (1 to 8), Seed
//	uginewgame                        forgets what earlier games have taught
//	position startpos [moves WORD…]
//	position fen TEXT [moves WORD…]
//	go [movetime MS] [nodes N] [depth D] [infinite]
//	                                → info …, then bestmove WORD
//	stop                              the best move at once
//	query p1turn|gameover|result    → response true|false, p1win|p2win|draw|none
//	quit
//
// What is not understood is answered by a line "error …" and changes nothing; a
// Hash that the machine has no memory for too.
// Player 1 is the one who moves first from startpos. After "infinite" the best
// move is told only when stop is, and level 8 analyses: repeating positions is
// then as good as an even position, not a little worse. Lines that come while
// it thinks wait until it has done, but for isready, query, stop and quit. Those
// that come before readyok are obeyed in order after it.
//
// A line of info is
//
//	info depth D score SCORE nodes N nps N time MS pv WORD…
//
// for the side to move, where SCORE is "cp N", an estimate in hundredths of
// what the game counts (a piece, a seed); "cp N exact", the result of perfect
// play, in Kalah a hundred times the difference of seeds; "win N" or "loss N",
// a proven result after N plies.
package ugi
