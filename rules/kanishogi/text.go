package kanishogi

import (
	"errors"
	"fmt"

	"tidepool/rules"
	"tidepool/rules/kani"
)

const start = "A3b/D3c/K3k/C3d/B3a "

// New returns the first position with the options.
func New(options string) (Position, error) {
	state, err := choose(options)
	if err != nil {
		return Position{}, err
	}
	return parse(state, start+"br"[state.turn:state.turn+1])
}

// Parse parses a position such as "A3b/D3c/K3k/C3d/B3a b": K is Black's parent, A to D its children 1 to 4,
// with '+' before a grown one; Red's are lower case. It may be over, but must be able to occur.
func Parse(options, text string) (Position, error) {
	state, err := choose(options)
	if err != nil {
		return Position{}, err
	}
	p, err := parse(state, text)
	if err != nil {
		return Position{}, fmt.Errorf("kanishogi: %w", err)
	}
	return p, nil
}

func parse(state state, text string) (Position, error) {
	p := Position{state: state}
	var boards [2]kani.Board
	turn, err := kani.ParseText(text, func(at kani.Square, letter byte, raised bool) error {
		side, upper := kani.SideOf(letter)
		if upper != 'K' && (upper < 'A' || upper > 'D') {
			return fmt.Errorf("%q is no piece", rune(letter))
		}
		if err := p.put(side, upper, at, raised, boards[side]); err != nil {
			return err
		}
		boards[side] |= at.Board()
		return nil
	})
	if err != nil {
		return Position{}, err
	}
	p.state.turn = turn
	p.own, p.enemy = boards[turn], boards[turn.Other()]
	return p, p.faulty()
}

// put places one of K and A to D, which its side must not have yet.
func (p *Position) put(side rules.Side, upper byte, at kani.Square, raised bool, before kani.Board) error {
	name := kani.SideName(side)
	switch {
	case upper == 'K' && raised:
		return errors.New("a parent does not grow")
	case upper == 'K' && before&p.kinds.parents != 0:
		return fmt.Errorf("a second parent of %s", name)
	case upper == 'K':
		p.kinds.parents |= at.Board()
		return nil
	}
	n := int(upper - 'A')
	switch {
	case !p.missing(before).has(n):
		return fmt.Errorf("a second child %d of %s", n+1, name)
	case !raised && kani.Home(side.Other()).Has(at):
		return fmt.Errorf("child %d of %s must have grown there", n+1, name)
	case raised:
		p.kinds.grown |= at.Board()
	}
	if n&1 != 0 {
		p.kinds.low |= at.Board()
	}
	if n&2 != 0 {
		p.kinds.high |= at.Board()
	}
	return nil
}

func (p Position) beaten(left kani.Board) bool {
	return left&p.kinds.parents == 0 || p.missing(left).count() >= goal
}

func (p Position) String() string { return kani.Text(p.state.turn, p.letter) }

func (p Position) letter(at kani.Square) string {
	if !p.occupied().Has(at) {
		return ""
	}
	letter := byte('K')
	if !p.kinds.parents.Has(at) {
		letter = 'A' + byte(p.number(at))
	}
	if !p.of(rules.Near).Has(at) {
		letter += 'a' - 'A'
	}
	if p.kinds.grown.Has(at) {
		return "+" + string(rune(letter))
	}
	return string(rune(letter))
}
