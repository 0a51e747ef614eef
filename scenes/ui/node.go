package ui

import "tidepool/sprites"

// A Role tells a screen reader what kind of thing a node is.
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

// A Style says how the app draws a node.
type Style uint8

const (
	// Unseen nodes are drawn by their scene, or only read aloud.
	Unseen Style = iota
	// Words are text without a background.
	Words
	// MainButton is the one main action of a scene.
	MainButton
	// PlainButton is any other action.
	PlainButton
	// QuietButton has a background only while it is touched.
	QuietButton
	// ToolButton is an icon with a word below, or a word alone.
	ToolButton
	// Chip is one of several values, or an action; Checked fills it.
	Chip
	// Switch is an on/off setting, with its label at the left.
	Switch
	// Field is an editable line of text.
	Field
	// Slider is a number to set along a track.
	Slider
)

// A Node is one thing in a scene that can be read or operated.
type Node struct {
	// ID does not depend on language or layout: "newgame.start".
	ID   string
	Role Role
	// Label is read aloud. Text is written on the node; if empty, Label is.
	Label, Text string
	// Note is read after the label and describes what the node's look shows.
	Note string
	// Group is the set that the node belongs to. Tab stops once per group; arrows move within it.
	Group string
	// Cell is the place of a board spot in the grid.
	Cell Cell
	// Icon names a picture drawn before the text.
	Icon string
	Rect sprites.Rect
	// Clip, if not empty, is the area through which the node is visible.
	Clip  sprites.Rect
	Style Style
	// Size is the type size in logical pixels.
	Size float64
	Bold bool
	Soft bool
	Warn bool
	// Accent writes the words in the colour of main buttons.
	Accent bool
	Align  sprites.Align
	// Lines is the text broken to fit, if it takes more than one line.
	Lines []string
	// Heads is how many of the first Lines are bold.
	Heads int
	// Tail is small text after the text.
	Tail Tail
	// Flip turns the node to face the far side of the table.
	Flip     bool
	Disabled bool
	Checked  bool
	// Lit marks a spot where the turn can go on.
	Lit bool
	// First makes the keyboard focus begin at this node.
	First bool
	// Drags makes a press that moves away a drag instead of nothing.
	Drags bool
	// Repeats makes a held press act again and again.
	Repeats bool
	// Press is the action; nil for something that can only be read.
	Press func()
	// Heard reports that Press makes a sound of its own.
	Heard bool
	// Edit is the text that a Field edits.
	Edit *TextLine
	// Slide is the number that a Slider sets.
	Slide *Slide
}

// A Tail is the notation of a turn that the text says in words, after the last line or below all lines.
type Tail struct {
	Text  string
	Size  float64
	Below bool
}

const (
	TailShare = 0.75 // of the size of the text before it
	TailGap   = 0.6  // before the tail, in sizes of the text
)

// A Cell is a place in a grid, from 1 at the top left, with the names of its row and column if they have any.
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

// counts reports whether a press does more than end a movement. On a spot it does only where the turn can go on.
func (n *Node) counts() bool { return n != nil && n.Operable() && (n.Role != RoleSpot || n.Lit) }

// within calls draw, which draws within the node, if that is visible.
func (n *Node) within(p *sprites.Painter, draw func()) {
	if n.Clip.W == 0 {
		draw()
	} else if n.Clip.Overlaps(n.Rect) {
		p.Clipped(n.Clip, draw)
	}
}

func (n *Node) hit(p sprites.Point) bool {
	return n.Rect.Has(p) && (n.Clip.W == 0 || n.Clip.Has(p))
}
