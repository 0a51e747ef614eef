package scenes

// help opens the rules at the one that matters now.
func (g gameActions) help() { g.p.Area.Help(true) }
