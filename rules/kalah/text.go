package kalah

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"tidepool/rules"
)

// maxText is the maximum length of a position's text in bytes: 16 houses and 2 stores of three digits, and the rest.
const maxText = 18*4 + len("s pie")

func (p Position) String() string {
	b := make([]byte, 0, maxText)
	for side, sep := range []byte{'/', ' '} {
		for i := range p.houses() {
			if i > 0 {
				b = append(b, ',')
			}
			b = strconv.AppendInt(b, int64(p.House(rules.Side(side), i)), 10)
		}
		b = append(b, sep)
	}
	for side := range rules.Side(2) {
		b = strconv.AppendInt(b, int64(p.Store(side)), 10)
		b = append(b, ' ')
	}
	b = append(b, "sn"[p.turn])
	if p.stage == offered {
		b = append(b, " pie"...)
	}
	return string(b)
}

// Parse parses a position that can occur, in the form that String returns.
func Parse(options, text string) (Position, error) {
	v, err := parseVariant(options)
	if err != nil {
		return Position{}, err
	}
	return v.parse(text, true)
}

func (v variant) parse(text string, strict bool) (Position, error) {
	p, err := v.read(text, strict)
	if err != nil {
		return Position{}, fmt.Errorf("kalah: %w", err)
	}
	return p, nil
}

// read also accepts, unless strict, positions that can only be played from.
func (v variant) read(text string, strict bool) (Position, error) {
	p, offer, err := v.scan(text)
	if err != nil {
		return Position{}, err
	}
	if err := p.check(strict); err != nil {
		return Position{}, err
	}
	return p.settled(offer, strict)
}

// scan parses the text without checking the position, and whether a swap is offered.
func (v variant) scan(text string) (p Position, offer bool, err error) {
	if len(text) > maxText {
		return Position{}, false, fmt.Errorf("position is longer than %d bytes", maxText)
	}
	fields := strings.Split(text, " ")
	if len(fields) != 4 && (len(fields) != 5 || fields[4] != "pie") {
		return Position{}, false, fmt.Errorf("%q is not of the form HOUSES/HOUSES STORE STORE SIDE or that and pie", text)
	}
	rows, err := v.parseRows(fields[0])
	if err != nil {
		return Position{}, false, err
	}
	var stores [2]uint8
	for side, name := range sideNames() {
		n, err := v.parseCount(fields[1+side])
		if err != nil {
			return Position{}, false, fmt.Errorf("%s's store: %w", name, err)
		}
		stores[side] = uint8(n)
	}
	p = Position{rows[0], rows[1], score{ownStore: stores[0], enemyStore: stores[1]}, v}
	switch fields[3] {
	case "s":
	case "n":
		p = Position{rows[1], rows[0], score{ownStore: stores[1], enemyStore: stores[0], turn: rules.Far}, v}
	default:
		return Position{}, false, fmt.Errorf("side to move is %q, want s or n", fields[3])
	}
	return p, len(fields) == 5, nil
}

func sideNames() [2]string { return [2]string{south, north} }

func (v variant) parseRows(text string) (rows [2]row, err error) {
	halves := strings.Split(text, "/")
	if len(halves) != 2 {
		return rows, fmt.Errorf("%d rows of houses, want 2", len(halves))
	}
	for side, name := range sideNames() {
		counts := strings.Split(halves[side], ",")
		if len(counts) != v.houses() {
			return rows, fmt.Errorf("%s has %d houses, want %d", name, len(counts), v.houses())
		}
		for i, text := range counts {
			n, err := v.parseCount(text)
			if err != nil {
				return rows, fmt.Errorf("house %s: %w", houseSpot(rules.Side(side), i), err)
			}
			rows[side] |= single(i, n)
		}
	}
	return rows, nil
}

// parseCount parses a number of seeds, at most those of the game, without a leading zero.
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

// check returns why the position cannot be played from or, if strict, cannot occur.
func (p Position) check(strict bool) error {
	switch total, all := p.total(), 2*p.half(); {
	case total > all:
		return manySeeds.Of("", total-all)
	case total < all:
		return fewSeeds.Of("", all-total)
	case !p.bare() && p.banks():
		return notBanked
	case strict && p.turn == rules.Far && p.own == p.full() && p.enemy == p.full():
		return errors.New("north is to move at the start, where south moves first")
	}
	return nil
}

// total adds up the seeds house by house: a text may have too many for a row's sum.
func (p Position) total() int {
	n := int(p.ownStore) + int(p.enemyStore)
	for i := range p.houses() {
		n += p.own.at(i) + p.enemy.at(i)
	}
	return n
}

// settled sets the stage, which follows from the rest. A swap must be possible or, unless strict, just North's turn.
func (p Position) settled(offer, strict bool) (Position, error) {
	pie := p.variant&withPie != 0
	switch {
	case offer && !pie:
		return Position{}, errors.New("a swap is on offer without the option pie=on")
	case offer && (p.ended() || p.turn == rules.Near || strict && !p.offers()):
		return Position{}, errors.New("a swap cannot be on offer here: this is not north's first turn")
	case offer:
		p.stage = offered
	case p.ended():
		p.stage = finished
	case pie && p.opens():
		p.stage = opening
	}
	return p, nil
}
