package opponents

import "tidepool/sprites/vector"

func blob(rgb uint32) func(f *figure) {
	return func(f *figure) {
		b := vector.Hex(rgb)
		t := vector.Tones{Light: b.Lighter(0.4), Body: b, Dark: b.Darker(0.3), Line: b.Darker(0.7)}
		f.shadow(0, 28)
		f.part(t, new(vector.Path).Circle(0, 10, 30), t.Ball(0, 10, 30))
		f.eye(t, -12, 4, 9)
		f.eye(t, 12, 4, 9)
	}
}

var (
	slug     = blob(0xF07FB0)
	snail    = blob(0xB07A4A)
	starfish = blob(0xF59A3C)
	goby     = blob(0x4FA3DD)
	seahorse = blob(0xF2CC4A)
	puffer   = blob(0x6CC79A)
	moray    = blob(0x3A4E8C)
	octopus  = blob(0xC9405A)
)
