package sound

// A Kit describes the sound of a game: what it is played with and where. Its effects are derived from these
// few numbers; a kit without an Edge sounds like wood.
type Kit struct {
	// Ambience is the place where it is played.
	Ambience Ambience
	// Piece is the material of its pieces, and Tone the lowest tone of a usual one, in hertz.
	Piece Material
	Tone  float64
	// Edge is the centre frequency of the noise of a contact, in hertz: high for hard pieces.
	Edge float64
	// Ring is the loudness of the piece's own sound relative to that noise.
	Ring float64
	// Ground is the material of the board, Deep its lowest tone in hertz and Thud its loudness.
	Ground Material
	Deep   float64
	Thud   float64
	// Rough is how uneven a sliding piece sounds: 0 for cloth, 1 for stone on stone.
	Rough float64
	// Feet is the number of audible steps of a walking piece; 0 for pieces that slide.
	Feet int
	// Wet means that the board is under water.
	Wet bool
	// Size returns the size of a kind of piece relative to the usual 1: larger pieces sound lower. It may be nil.
	Size func(kind string) float64
}

// plain returns the kit for sounds outside games, and for games without a kit of their own.
func plain() *Kit {
	return &Kit{Piece: Wood, Tone: 620, Edge: 2600, Ring: 0.5, Ground: Wood, Deep: 240, Thud: 0.5, Rough: 0.5}
}

// pitch returns the pitch of a kind of piece relative to the usual one.
func (k *Kit) pitch(kind string) float64 {
	if k.Size == nil {
		return 1
	}
	return 1 / k.Size(kind)
}

// attack is the duration of the noise of a strike before the ringing, in seconds.
const attack = 0.012

// click adds the noise of a contact, with a centre that falls through edge hertz.
func (buf *buffer) click(at, edge, gain float64) {
	edge = buf.vary(edge, 0.12)
	buf.sweep(at, sweep{seconds: attack, from: 1.3 * edge, to: 0.7 * edge, narrow: 0.5, swell: 0.07, gain: 2.2 * gain})
}

// touch adds a piece touching another of its kind, with a pitch relative to a usual one.
func (buf *buffer) touch(k *Kit, at, pitch, gain float64) {
	buf.click(at, k.Edge*pitch, gain)
	buf.strike(at, k.Piece, buf.vary(k.Tone*pitch, 0.04), gain*k.Ring)
}

// land adds a piece being put down: the noise of the contact, the piece, the board below it, and the room.
func (buf *buffer) land(k *Kit, at, gain float64) {
	buf.touch(k, at, 1, gain)
	buf.strike(at+0.001, k.Ground, buf.vary(k.Deep, 0.05), gain*k.Thud)
	buf.sweep(at+0.005, sweep{seconds: 0.15, from: 0.5 * k.Edge, to: 0.12 * k.Edge, narrow: 0.6, swell: 0.05, gain: 0.1 * gain})
}

// rub adds a piece sliding over the board.
func (buf *buffer) rub(k *Kit, at, seconds, gain float64) {
	middle := buf.vary(0.45*k.Edge, 0.1)
	buf.sweep(at, sweep{seconds: seconds, from: middle, to: 1.5 * middle, narrow: 0.7, swell: 0.35, rough: k.Rough, gain: gain})
	buf.sweep(at, sweep{seconds: seconds, from: 0.4 * middle, to: 0.35 * middle, narrow: 1, swell: 0.3, rough: k.Rough / 2, gain: 0.7 * gain})
}
