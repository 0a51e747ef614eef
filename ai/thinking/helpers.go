package thinking

// helperTables is what the tables of all helpers may take together.
const helperTables = 32 << 20

// helping is how many helpers there are with so many cores, of which one is left to the screen.
func helping(cores, most int) int { return max(0, min(cores-2, most)) }

func helperTable(helpers int) int { return helperTables / helpers }
