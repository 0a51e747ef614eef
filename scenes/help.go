package scenes

// help opens the rules at the one that matters now.
func (p *gamePage) help() { p.Area.Help(true) }
