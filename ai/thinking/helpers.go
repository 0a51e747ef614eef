package thinking

// helperTables is what the tables of all helpers may take together.
const helperTables = 32 << 20

// helping is the number of helpers beside the leader, at most one thinker a core. The screen has no
// core of its own: it draws for a few milliseconds at a time, and a review with two thinkers takes
// little more than half as long on two cores.
func helping(cores, most int) int { return max(0, min(cores-1, most)) }

func helperTable(helpers int) int { return helperTables / helpers }
