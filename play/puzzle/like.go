package puzzle

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"tidepool/rules"
)

// Canonical returns the same text for puzzles whose positions are mirror images, rotated, or have sides
// exchanged or cards renamed. It only looks at what lies where and who moves, and treats every board as if it
// could be rotated by 90°, so in rare cases two puzzles that only look alike have the same text.
func Canonical(g rules.Game, p *Puzzle) (string, error) {
	at, err := p.Start(g)
	if err != nil {
		return "", err
	}
	first, err := g.Start(p.Options)
	if err != nil {
		return "", err
	}
	b := board{info: g.Info(), mover: at.Turn()}
	for _, t := range first.Tokens() {
		file, rank, _ := t.Spot.Coordinates()
		b.files, b.ranks = max(b.files, file), max(b.ranks, rank)
	}
	draft := rules.Apart(g, p.Options, at)
	best := ""
	for way := range 8 {
		var words []string
		for _, t := range draft.Tokens {
			words = append(words, b.word(t, way))
		}
		slices.Sort(words)
		if text := strings.Join(words, " "); best == "" || text < best {
			best = text
		}
	}
	return p.Game + " " + p.Options + " " + string(draft.Offer) + " " + best, nil
}

// A board is the position of tokens as seen by the side to move. files and ranks are the last indices.
type board struct {
	info         rules.Info
	mover        rules.Side
	files, ranks int
}

// word describes a token on the board transformed in one of eight ways: bit 0 reflects the files, bit 1 the
// ranks, and bit 2 exchanges the two.
func (b board) word(t rules.Token, way int) string {
	whose := t.Piece.Side ^ b.mover
	text := strconv.Itoa(int(whose)) + t.Piece.Kind + strconv.Itoa(t.Count) + "@"
	if file, rank, ok := t.Spot.Coordinates(); ok {
		if way&1 != 0 {
			file = b.files - file
		}
		if way&2 != 0 {
			rank = b.ranks - rank
		}
		if way&4 != 0 {
			file, rank = rank, file
		}
		return text + string(rules.Square(file, rank))
	}
	spot := b.info.Spot(t.Spot)
	text += strconv.Itoa(spot.Index)
	var steps []string
	for _, s := range spot.Steps {
		// A card is seen from its user's side, so only mirror images change it, not rotations or exchanged sides.
		if way == 1 || way == 2 || way == 4 || way == 7 {
			s.DX = -s.DX
		}
		steps = append(steps, strconv.Itoa(s.DX)+","+strconv.Itoa(s.DY))
	}
	slices.Sort(steps)
	return text + strings.Join(steps, ";")
}

// Motif returns a short text for the character of the first turn: the task, what moves, happens and is
// captured, and whether the side moves again.
func Motif(g rules.Game, p *Puzzle) (string, error) {
	at, err := p.Start(g)
	if err != nil {
		return "", err
	}
	next, events, err := at.Play(p.Line[0])
	if err != nil {
		return "", err
	}
	parts := []string{p.Kind.String(), strconv.Itoa(p.Goal)}
	if len(events) > 0 {
		parts = append(parts, mover(at, events[0]))
	}
	for _, e := range events {
		part := strconv.Itoa(int(e.Kind))
		if e.Kind == rules.Captured {
			part += e.Piece.Kind
		}
		if part != parts[len(parts)-1] {
			parts = append(parts, part)
		}
	}
	if next.Turn() == at.Turn() {
		parts = append(parts, "again")
	}
	return strings.Join(parts, " "), nil
}

func mover(at rules.Position, e rules.Event) string {
	for _, t := range at.Tokens() {
		if t.Spot == e.From {
			return t.Piece.Kind
		}
	}
	return e.Piece.Kind
}

// Arrange orders a set by game, options and grade so that neighbours have different motifs: puzzles left over
// in a grade are mixed into the next grade, and those left at the end into earlier ones. Only a motif shared
// by more than half of all puzzles can follow itself. The result depends only on the order of the set.
func Arrange(games func(id string) (rules.Game, bool), set []Puzzle) ([]Puzzle, error) {
	list := make([]withMotif, len(set))
	for i := range set {
		g, ok := games(set[i].Game)
		if !ok {
			return nil, errors.New("no such game: " + set[i].Game)
		}
		m, err := Motif(g, &set[i])
		if err != nil {
			return nil, err
		}
		list[i] = withMotif{set[i], m}
	}
	slices.SortStableFunc(list, func(a, b withMotif) int {
		if c := strings.Compare(a.Game+" "+a.Options, b.Game+" "+b.Options); c != 0 {
			return c
		}
		return a.Grade - b.Grade
	})
	list = separate(spread(list))
	result := make([]Puzzle, len(list))
	for i := range list {
		result[i] = list[i].Puzzle
	}
	return result, nil
}

// withMotif is a puzzle with its motif.
type withMotif struct {
	Puzzle
	motif string
}

// spread picks puzzles so that neighbours differ, most frequent motifs first.
func spread(list []withMotif) []withMotif {
	var result []withMotif
	last := ""
	for len(list) > 0 {
		end := 1 // of the grades to pick from
		for end < len(list) && (list[end].like(&list[0]) || alike(list[:end], last) && list[end].Game == list[0].Game) {
			end++
		}
		best, most := 0, 0
		for i := range list[:end] {
			if list[i].motif == last {
				continue
			}
			if n := frequency(list[:end], list[i].motif); n > most {
				best, most = i, n
			}
		}
		last = list[best].motif
		result = append(result, list[best])
		list = slices.Delete(list, best, best+1)
	}
	return result
}

// separate moves a puzzle with the same motif as the one before back to the nearest place where it differs from
// its neighbours, if its game has one.
func separate(list []withMotif) []withMotif {
	for i := 1; i < len(list); i++ {
		m := list[i]
		if m.motif != list[i-1].motif {
			continue
		}
		for at := i - 1; at >= 0 && list[at].Game == m.Game && list[at].Options == m.Options; at-- {
			if list[at].motif != m.motif && (at == 0 || list[at-1].motif != m.motif) {
				list = slices.Insert(slices.Delete(list, i, i+1), at, m)
				break
			}
		}
	}
	return list
}

// like reports whether two puzzles have the same game, options and grade.
func (m *withMotif) like(other *withMotif) bool {
	return m.Game == other.Game && m.Options == other.Options && m.Grade == other.Grade
}

func alike(list []withMotif, motif string) bool {
	return frequency(list, motif) == len(list)
}

func frequency(list []withMotif, motif string) int {
	n := 0
	for i := range list {
		if list[i].motif == motif {
			n++
		}
	}
	return n
}
