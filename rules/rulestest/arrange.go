package rulestest

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"tidepool/rules"
)

// checkArranging takes positions of random games apart and assembles them again without a remark; a random
// arrangement must be a position or be refused with a reason.
func checkArranging(t *testing.T, a rules.Arranger) {
	t.Helper()
	const gamesPerVariant, plies, steps = 5, 80, 60
	random := rand.New(rand.NewPCG(3, 4))
	for _, options := range variants(a) {
		for range gamesPerVariant {
			p := start(t, a, options)
			for range plies {
				checkTogether(t, a, options, p)
				turns := p.Turns()
				if len(turns) == 0 || t.Failed() {
					break
				}
				p = play(t, p, turns[random.IntN(len(turns))].Word)
			}
			ops := make([]byte, 3*steps)
			for i := range ops {
				ops[i] = byte(random.Uint32())
			}
			arrange(t, a, rules.Apart(a, options, p), ops)
		}
	}
}

// checkTogether takes a position apart and assembles it, as a whole and piece by piece.
func checkTogether(t *testing.T, a rules.Arranger, options string, p rules.Position) {
	t.Helper()
	d := rules.Apart(a, options, p)
	if q, remarks, err := a.Assemble(d); err != nil || q != p || len(remarks) > 0 {
		t.Errorf("%q: %s is put together as %v, %v, %v", options, p, q, remarks, err)
		return
	}
	palette, err := a.Palette(options)
	if err != nil {
		t.Error(err)
		return
	}
	e := d.Cleared(a.Info())
	for _, token := range d.Tokens {
		if a.Info().Spot(token.Spot).Class == rules.CardSpot {
			continue
		}
		put := token
		if houses := a.Info().Spot(token.Spot).Class; houses == rules.HouseSpot || houses == rules.StoreSpot {
			put.Piece = palette[0].Piece
		}
		put.Spot = ""
		if e, err = a.Put(e, put, token.Spot); err != nil {
			t.Errorf("%q: %s: %+v cannot be put: %v", options, p, token, err)
			return
		}
	}
	e.Offer = d.Offer
	if q, _, err := a.Assemble(e); err != nil || q != p {
		t.Errorf("%q: %s, put together piece by piece, is %v, %v", options, p, q, err)
	}
	if e = a.Pass(a.Pass(d)); e.Turn != d.Turn || d.Offer == "" && !assembles(a, e, p) {
		t.Errorf("%q: %s: passed twice it is another position", options, p)
	}
}

func assembles(a rules.Arranger, d rules.Draft, want rules.Position) bool {
	p, _, err := a.Assemble(d)
	return err == nil && p == want
}

// arrange performs random actions of a person: each three bytes are one step.
func arrange(t testing.TB, a rules.Arranger, d rules.Draft, ops []byte) {
	t.Helper()
	palette, err := a.Palette(d.Options)
	if err != nil || len(palette) == 0 {
		t.Fatalf("%q: palette %v, %v", d.Options, palette, err)
	}
	var spots []rules.Spot
	for rank := range 12 {
		for file := range 12 {
			spots = append(spots, rules.Square(file, rank))
		}
	}
	for _, token := range d.Tokens {
		spots = append(spots, token.Spot, token.Spot, token.Spot)
	}
	spots = append(spots, "", "nonsense")
	for len(ops) >= 3 {
		what, at := palette[int(ops[1])%len(palette)], spots[(int(ops[0])<<8|int(ops[2]))%len(spots)]
		var next rules.Draft
		var err error
		switch op := ops[0] >> 5; {
		case op == 0:
			next = a.Pass(d)
		case op == 1:
			next, err = a.Take(d, at)
		case op == 2 && ops[1] > 250:
			next = d.Cleared(a.Info())
		default:
			next, err = a.Put(d, what, at)
		}
		if err != nil {
			checkRefused(t, err)
		}
		d, ops = next, ops[3:]
		checkDraft(t, a, d)
		checkDraftText(t, a, d, palette)
	}
}

// checkDraft requires that a draft is refused with a reason, or is a position that can be parsed, taken apart
// and played from.
func checkDraft(t testing.TB, a rules.Arranger, d rules.Draft) {
	t.Helper()
	p, remarks, err := a.Assemble(d)
	if err != nil {
		checkRefused(t, err)
		return
	}
	for _, r := range remarks {
		checkReason(t, r)
	}
	if again, err := rules.Admit(a, d.Options, p.String()); err != nil || again != p {
		t.Fatalf("%q: %s is read back as %v, %v", d.Options, p, again, err)
	}
	if again, err := a.Parse(d.Options, p.String()); len(remarks) == 0 && (err != nil || again != p) {
		t.Fatalf("%q: %s cannot come up, which is not remarked on: %v", d.Options, p, err)
	}
	if again, _, err := a.Assemble(rules.Apart(a, d.Options, p)); err != nil || again != p {
		t.Fatalf("%q: %s, taken apart, is %v, %v", d.Options, p, again, err)
	}
	turns := p.Turns()
	if p.Outcome().Over() != (len(turns) == 0) || p.Perft(1) != uint64(len(turns)) {
		t.Fatalf("%q: %s has %d turns, outcome %+v", d.Options, p, len(turns), p.Outcome())
	}
	for _, turn := range turns {
		if err := Replay(p, turn); err != nil {
			t.Fatal(err)
		}
	}
}

// checkDraftText requires that a draft's text is read as an equal draft, whatever the draft was before.
func checkDraftText(t testing.TB, a rules.Arranger, d rules.Draft, palette []rules.Token) {
	t.Helper()
	begin := rules.Apart(a, d.Options, start(t, a, d.Options))
	again, err := rules.ParseDraft(a, begin, d.Text(a.Info(), palette))
	if err != nil || again.Turn != d.Turn || again.Offer != d.Offer || len(again.Tokens) != len(d.Tokens) {
		t.Fatalf("%q: %s is read as %+v, %v, want %+v", d.Options, d.Text(a.Info(), palette), again, err, d)
	}
	var was, is []rules.Spot // the cards in order
	for i, want := range d.Tokens {
		if got, _ := again.On(want.Spot); got.Piece != want.Piece || got.Count != want.Count {
			t.Fatalf("%q: %s has %+v, want %+v", d.Options, d.Text(a.Info(), palette), got, want)
		}
		for list, at := range map[*[]rules.Spot]rules.Spot{&was: want.Spot, &is: again.Tokens[i].Spot} {
			if a.Info().Spot(at).Class == rules.CardSpot {
				*list = append(*list, at)
			}
		}
	}
	if !slices.Equal(is, was) {
		t.Fatalf("%q: %s has the cards %v, want %v", d.Options, d.Text(a.Info(), palette), is, was)
	}
}

func checkRefused(t testing.TB, err error) {
	t.Helper()
	var reason rules.Reason
	if !errors.As(err, &reason) {
		t.Fatalf("error %v is no reason", err)
	}
	checkReason(t, reason)
}

// FuzzArrange fuzzes setting up positions of a game, and parsing their text.
func FuzzArrange(f *testing.F, a rules.Arranger) {
	p, err := a.Start("")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(p.String(), []byte("any bytes will do as steps"))
	f.Add("", []byte{})
	f.Add("1_A.0.5_a1.0_swap_", []byte{})
	f.Fuzz(func(t *testing.T, text string, ops []byte) {
		p := p
		if q, err := rules.Admit(a, "", text); err == nil {
			p = q
		}
		d := rules.Apart(a, "", p)
		if e, err := rules.ParseDraft(a, d, text); err == nil {
			checkDraft(t, a, e)
		} else {
			checkRefused(t, err)
		}
		arrange(t, a, d, ops[:min(len(ops), 300)])
	})
}
