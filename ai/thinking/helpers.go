package thinking

// helperTables is what the tables of all helpers may take together.
const helperTables = 32 << 20

// helping is how many help the first where there are so many cores, of which one
// is left to what is on the screen.
func helping(cores, most int) int { return max(0, min(cores-2, most)) }

// helperTable is the size of the table of each of some helpers in bytes.
func helperTable(helpers int) int { return helperTables / helpers }
