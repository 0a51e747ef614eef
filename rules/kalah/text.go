package kalah

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"tidepool/rules"
)

// maxText bounds the text of a position in bytes: sixteen houses and two
// stores of three digits each, what separates them, and the rest.
const maxText = 18*4 + len("s pie")

// String returns the position's line of text.
func (p Position) String() string {
	b := make([]byte, 0, maxText)
	for side, sep := range []byte{'/', ' '} {
		for i := range int(p.houses) {
			if i > 0 {
				b = append(b, ',')
			}
			b = strconv.AppendInt(b, int64(p.rows[side].at(i)), 10)
		}
		b = append(b, sep)
	}
	for _, n := range p.stores {
		b = strconv.AppendInt(b, int64(n), 10)
		b = append(b, ' ')
	}
	b = append(b, "sn"[p.turn])
	if p.pie == pieOnOffer {
		b = append(b, " pie"...)
	}
	return string(b)
}

// Parse reads a position under the options. It refuses text that String would
// not have written and positions that cannot occur.
func Parse(options, text string) (Position, error) {
	v, err := parseVariant(options)
	if err != nil {
		return Position{}, err
	}
	p, err := v.parse(text)
	if err != nil {
		return Position{}, fmt.Errorf("kalah: %w", err)
	}
	return p, nil
}

func (v variant) parse(text string) (Position, error) {
	if len(text) > maxText {
		return Position{}, fmt.Errorf("position is longer than %d bytes", maxText)
	}
	fields := strings.Split(text, " ")
	if len(fields) != 4 && (len(fields) != 5 || fields[4] != "pie") {
		return Position{}, fmt.Errorf("%q is not of the form HOUSES/HOUSES STORE STORE SIDE or that and pie", text)
	}
	p := Position{variant: v}
	if err := p.parseRows(fields[0]); err != nil {
		return Position{}, err
	}
	for side, name := range sideNames() {
		n, err := v.parseCount(fields[1+side])
		if err != nil {
			return Position{}, fmt.Errorf("%s's store: %w", name, err)
		}
		p.stores[side] = uint8(n)
	}
	switch fields[3] {
	case "s":
	case "n":
		p.turn = rules.Far
	default:
		return Position{}, fmt.Errorf("side to move is %q, want s or n", fields[3])
	}
	if err := p.check(); err != nil {
		return Position{}, err
	}
	return p.settle(len(fields) == 5)
}

func sideNames() [2]string { return [2]string{south, north} }

func (p *Position) parseRows(text string) error {
	rows := strings.Split(text, "/")
	if len(rows) != 2 {
		return fmt.Errorf("%d rows of houses, want 2", len(rows))
	}
	for side, name := range sideNames() {
		counts := strings.Split(rows[side], ",")
		if len(counts) != int(p.houses) {
			return fmt.Errorf("%s has %d houses, want %d", name, len(counts), p.houses)
		}
		for i, text := range counts {
			n, err := p.parseCount(text)
			if err != nil {
				return fmt.Errorf("house %s: %w", houseSpot(rules.Side(side), i), err)
			}
			p.rows[side] |= single(i, n)
		}
	}
	return nil
}

// parseCount reads a number of seeds: digits without a leading zero, and no
// more than there are in the game.
func (v variant) parseCount(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || strconv.Itoa(n) != text || n < 0 {
		return 0, fmt.Errorf("%q is not a number of seeds", text)
	}
	if n > 2*v.half() {
		return 0, fmt.Errorf("%d seeds of %d", n, 2*v.half())
	}
	return n, nil
}

// check returns why what lies where cannot occur with that side to move.
func (p *Position) check() error {
	total := 2 * p.half()
	if n := p.seedsInPlay(); n != total {
		return fmt.Errorf("%d seeds, want %d", n, total)
	}
	if !p.bare() && p.banks() {
		return errors.New("a row is empty, so the seeds of the other row should have been banked")
	}
	if p.turn == rules.Far && p.rows == start(p.variant).rows {
		return errors.New("north is to move at the start, where south moves first")
	}
	return nil
}

// seedsInPlay counts the seeds of all houses and stores one by one, because
// those of a text may be too many for a row's sum.
func (p *Position) seedsInPlay() int {
	n := 0
	for side, r := range p.rows {
		n += int(p.stores[side])
		for i := range int(p.houses) {
			n += r.at(i)
		}
	}
	return n
}

// settle fills in what follows from the rest: whether the game is over and
// how far the pie has come. It is an error if a swap cannot be on offer.
func (p Position) settle(offer bool) (Position, error) {
	p.over = p.ended()
	switch {
	case offer && !p.withPie:
		return Position{}, errors.New("a swap is on offer without the option pie=on")
	case offer && (p.over || !p.offered()):
		return Position{}, errors.New("a swap cannot be on offer here: this is not north's first turn")
	case offer:
		p.pie = pieOnOffer
	case p.withPie && !p.over && p.opening():
		p.pie = pieToCome
	}
	return p, nil
}
