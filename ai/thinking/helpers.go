package thinking

// helperTables is the maximum total size of the tables of all helpers.
const helperTables = 32 << 20

// helping returns the number of helpers besides the leader, at most one thinker per core. The screen needs no
// core of its own: it draws for a few milliseconds at a time, and a review with two thinkers takes little
// more than half as long on two cores.
func helping(cores, most int) int { return max(0, min(cores-1, most)) }

func helperTable(helpers int) int { return helperTables / helpers }
