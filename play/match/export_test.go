package match

// Comment returns the comment after ply turns of the main line, SetComment changes it.
func (t *Tree) Comment(ply int) string { return t.line[ply].note.Comment }

func (t *Tree) SetComment(ply int, text string) error {
	note := t.line[ply].note
	note.Comment = text
	return t.Annotate(t.line[ply], note)
}
