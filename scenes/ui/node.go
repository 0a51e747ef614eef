package ui

import "tidepool/sprites"

// A Role says what kind of thing a node is to someone who cannot see it.
type Role string

const (
	RoleText    Role = "text"
	RoleHeading Role = "heading"
	RoleButton  Role = "button"
	RoleToggle  Role = "toggle"
	RoleChoice  Role = "radio"
	RoleField   Role = "textbox"
	RoleSlider  Role = "slider"
	RoleSpot    Role = "gridcell"
)

// A Style says how the app draws a node. Nodes without one are drawn by their scene.
type Style uint8

const (
	// Unseen nodes are drawn by the scene itself.
	Unseen Style = iota
	// Words are text on whatever lies below.
	Words
	// MainButton is the one clear action of a scene.
	MainButton
	// PlainButton is any other action.
	PlainButton
	// QuietButton shows only its icon and text until it is touched.
	QuietButton
	// ToolButton is an icon with its word below.
	ToolButton
	// Chip is one of several values, or one that can be taken; Checked fills it.
	Chip
	// Switch is something that is on or off, with its label at the left.
	Switch
	// Field is a line of text to be edited.
	Field
	// Slider is a number to be moved along a track.
	Slider
)

// A Node is one thing of a scene that can be read or operated.
type Node struct {
	// ID is the same whatever the language and the layout: "newgame.start".
	ID   string
	Role Role
	// Label is what it is called aloud; Text is what is written on it, Label if empty.
	Label, Text string
	// Note is heard after the label: what the look of the node says besides.
	Note string
	// Group is what the node is one value or place of. Tab stops once at a group; arrows move within it.
	Group string
	// Cell is the place of a spot in the board's grid.
	Cell Cell
	// Icon names a picture drawn before the text.
	Icon string
	Rect sprites.Rect
	// Clip, if not empty, is the window through which the node shows.
	Clip  sprites.Rect
	Style Style
	// Size is the height of its type in logical pixels.
	Size float64
	Bold bool
	Soft bool
	Warn bool
	// Accent words are in the colour of main buttons.
	Accent bool
	Align  sprites.Align
	// Lines is the text broken to fit, if it takes more than one line.
	Lines []string
	// Heads is how many of the first Lines are bold.
	Heads int
	// Tail is what follows the text in small.
	Tail Tail
	// Flip turns it to face the far side of the table.
	Flip     bool
	Disabled bool
	Checked  bool
	// Lit tells that the turn can go on here.
	Lit bool
	// First has the keyboard begin here.
	First bool
	// Drags makes a press that moves away a drag instead of nothing.
	Drags bool
	// Repeats has a press that is held act again and again.
	Repeats bool
	// Press is what it does; nil for what can only be read.
	Press func()
	// Heard tells that Press has a sound of its own.
	Heard bool
	// Edit is the line of text it edits, for a Field.
	Edit *TextLine
	// Slide is the number it sets, for a Slider.
	Slide *Slide
}

// A Tail is the notation of a turn just said in words, after the last line or below all.
type Tail struct {
	Text  string
	Size  float64
	Below bool
}

const (
	TailShare = 0.75 // of the size of the text before it
	TailGap   = 0.6  // between the two, in sizes of the text
)

// A Cell is a place in a grid, from 1 at the top left, with the names of its row and column if any.
type Cell struct {
	Row     int    `json:"row"`
	Col     int    `json:"col"`
	RowName string `json:"rowName,omitempty"`
	ColName string `json:"colName,omitempty"`
}

// Operable reports whether pressing the node does something.
func (n *Node) Operable() bool {
	return (n.Press != nil || n.Edit != nil || n.Slide != nil) && !n.Disabled
}

// counts reports whether a press does more than end what moves: on a spot only where the turn can go on.
func (n *Node) counts() bool { return n != nil && n.Operable() && (n.Role != RoleSpot || n.Lit) }

func (n *Node) hit(p sprites.Point) bool {
	return n.Rect.Has(p) && (n.Clip.W == 0 || n.Clip.Has(p))
}
