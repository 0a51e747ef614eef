package sound

// A Kit is what a game sounds like: what it is played with and where. Its effects are made of these few numbers;
// one without an Edge sounds like wood.
type Kit struct {
	// Ambience is the place where it is played.
	Ambience Ambience
	// Piece is what its pieces are made of, and Tone the lowest tone of a usual one, in hertz.
	Piece Material
	Tone  float64
	// Edge is the middle of the noise with which a piece touches something, in hertz: high for what is hard.
	Edge float64
	// Ring is how loud the piece itself sounds beside that noise.
	Ring float64
	// Ground is what pieces are put on, Deep its lowest tone in hertz and Thud how loud it sounds.
	Ground Material
	Deep   float64
	Thud   float64
	// Rough is how uneven it sounds when a piece is pushed: 0 for cloth, 1 for stone on stone.
	Rough float64
	// Feet is how many times the feet of a walking piece are heard; 0 is for pieces that are pushed.
	Feet int
	// Wet says that the board lies under water.
	Wet bool
	// Size tells how large a kind of piece is beside the usual 1: what is larger sounds lower. It may be nil.
	Size func(kind string) float64
}

// plain is for what belongs to no game, and for a game that says nothing of its sound.
func plain() *Kit {
	return &Kit{Piece: Wood, Tone: 620, Edge: 2600, Ring: 0.5, Ground: Wood, Deep: 240, Thud: 0.5, Rough: 0.5}
}

// pitch is how high a kind of piece sounds beside the usual.
func (k *Kit) pitch(kind string) float64 {
	if k.Size == nil {
		return 1
	}
	return 1 / k.Size(kind)
}

// attack is how long what is struck gives a noise before it rings, in seconds.
const attack = 0.012

// click is the noise of a contact, with its middle at so many hertz at first.
func (buf *buffer) click(at, edge, gain float64) {
	edge = buf.vary(edge, 0.12)
	buf.sweep(at, sweep{seconds: attack, from: 1.3 * edge, to: 0.7 * edge, narrow: 0.5, swell: 0.07, gain: 2.2 * gain})
}

// touch is a piece that touches something of its own kind, so much higher than a usual one.
func (buf *buffer) touch(k *Kit, at, pitch, gain float64) {
	buf.click(at, k.Edge*pitch, gain)
	buf.strike(at, k.Piece, buf.vary(k.Tone*pitch, 0.04), gain*k.Ring)
}

// land is a piece that is put down: the noise of the contact, the piece, under it the board, and what is left in the air.
func (buf *buffer) land(k *Kit, at, gain float64) {
	buf.touch(k, at, 1, gain)
	buf.strike(at+0.001, k.Ground, buf.vary(k.Deep, 0.05), gain*k.Thud)
	buf.sweep(at+0.005, sweep{seconds: 0.15, from: 0.5 * k.Edge, to: 0.12 * k.Edge, narrow: 0.6, swell: 0.05, gain: 0.1 * gain})
}

// rub is a piece pushed over the board.
func (buf *buffer) rub(k *Kit, at, seconds, gain float64) {
	middle := buf.vary(0.45*k.Edge, 0.1)
	buf.sweep(at, sweep{seconds: seconds, from: middle, to: 1.5 * middle, narrow: 0.7, swell: 0.35, rough: k.Rough, gain: gain})
	buf.sweep(at, sweep{seconds: seconds, from: 0.4 * middle, to: 0.35 * middle, narrow: 1, swell: 0.3, rough: k.Rough / 2, gain: 0.7 * gain})
}
