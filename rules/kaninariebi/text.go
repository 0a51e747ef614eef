package kaninariebi

import (
	"fmt"

	"tidepool/rules"
	"tidepool/rules/kani"
)

// New returns the first position with the options.
func New(text string) (Position, error) {
	values, err := rules.ParseOptions(options(), text)
	if err != nil {
		return Position{}, fmt.Errorf("kaninariebi: %w", err)
	}
	turn := kani.First(values)
	return Position{
		own:   kani.Home(turn),
		enemy: kani.Home(turn.Other()),
		state: state{turn: turn, anyBond: values["bond"] == "any"},
	}, nil
}

// Parse parses a position such as "C3c/C3c/C3c/C3c/C3c b": C and S are Black's crabs and shrimps, c and s
// Red's. It may be over, but must be able to occur.
func Parse(options, text string) (Position, error) {
	p, err := New(options)
	if err != nil {
		return Position{}, err
	}
	if p, err = parse(p.state, text); err != nil {
		return Position{}, fmt.Errorf("kaninariebi: %w", err)
	}
	return p, nil
}

func parse(state state, text string) (Position, error) {
	p := Position{state: state}
	var boards [2]kani.Board
	turn, err := kani.ParseText(text, func(at kani.Square, letter byte, raised bool) error {
		side, upper := kani.SideOf(letter)
		if raised || upper != 'C' && upper != 'S' {
			return fmt.Errorf("%s is no piece", written(letter, raised))
		}
		boards[side] |= at.Board()
		if upper == 'S' {
			p.shrimps |= at.Board()
		}
		return nil
	})
	if err != nil {
		return Position{}, err
	}
	p.state.turn = turn
	p.own, p.enemy = boards[turn], boards[turn.Other()]
	return p, p.faulty()
}

func written(letter byte, raised bool) string {
	if raised {
		return fmt.Sprintf("%q", "+"+string(rune(letter)))
	}
	return fmt.Sprintf("%q", rune(letter))
}

func (p Position) String() string {
	return kani.Text(p.state.turn, func(at kani.Square) string {
		if !p.occupied().Has(at) {
			return ""
		}
		i := 0
		if p.shrimps.Has(at) {
			i = 1
		}
		if !p.of(rules.Near).Has(at) {
			i += 2
		}
		return "CScs"[i : i+1]
	})
}
