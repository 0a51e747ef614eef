package book

import (
	_ "embed"
	"errors"
	"fmt"
	"math/bits"

	"tidepool/ai"
	"tidepool/rules/kalah"
)

//go:embed results/early/6-4
var early []byte

// Results say who wins in every position of a variant's first turns. The zero Results are empty.
type Results struct {
	variant kalah.Variant
	// early has the positions of the first plies, all has the later ones too.
	early, all *survey
}

// ResultsOf returns the results of a variant, empty ones if there are none. They have to be read (see [Results.Read] and
// [Results.ReadAll]).
func ResultsOf(v kalah.Variant) Results {
	if ResultsName(v) != "6-4" || v.Ending == kalah.Either {
		return Results{} // as for most variants
	}
	r := Results{variant: v, early: readSurvey(v, early)}
	if late != nil {
		r.all = readSurvey(v, early, late)
	}
	return r
}

// ResultsName returns the name of a variant's files. With end=majority the same side wins as with end=empty.
func ResultsName(v kalah.Variant) string {
	name := fmt.Sprintf("%d-%d", v.Houses, v.Half/v.Houses)
	if v.EmptyCapture {
		name += "-emptycapture"
	}
	return name
}

// Read reads the early positions, which takes some milliseconds, until stop returns true, and goes on from there the next
// time. It fails if they are damaged.
func (r *Results) Read(stop func() bool) error {
	if r.all.done() {
		return nil
	}
	return r.early.run(stop)
}

// ReadAll is Read for the late positions too, which takes some tenths of a second. They are in a file if the program does
// not have them, and left out if that is damaged or missing; only a missing one is asked for again by the next call.
func (r *Results) ReadAll(file ai.File, stop func() bool) error {
	if r.early != nil && r.all == nil && file != nil {
		if late := file("results.kalah."+ResultsName(r.variant)+".bin", stop); late != nil {
			r.all = readSurvey(r.variant, early, late)
		}
	}
	if r.all == nil {
		return r.Read(stop)
	}
	switch err := r.all.run(stop); {
	case err != nil:
		r.all = r.early // so that the late ones are not fetched again
		return r.Read(stop)
	case r.all.done():
		r.early = nil // they are among all
	}
	return nil
}

// Look returns the result of a position with best play for the side to move, 1 for a win, 0 for a draw, -1 for a loss,
// and the moves that keep it, if it was read.
func (r *Results) Look(p kalah.Position) (result int, keep []kalah.Move, ok bool) {
	if p.SwapAhead() || p.Outcome().Over() {
		return 0, nil, false
	}
	v, ok := r.all.look(p)
	if !ok {
		v, ok = r.early.look(p)
	}
	if !ok {
		return 0, nil, false
	}
	for houses := v.keep; houses != 0; houses &= houses - 1 {
		keep = append(keep, kalah.Move(bits.TrailingZeros8(houses)))
	}
	return v.possible.result(), keep, true
}

// WriteResults returns the files of a variant's results, each of which goes on for so many plies; the first begins with
// the start. look is like [Results.Look], for a position after so many plies.
func WriteResults(v kalah.Variant, plies []int, look func(p kalah.Position, ply int) (result int, keep []kalah.Move)) (parts [][]byte, err error) {
	s := &survey{variant: v, truth: look}
	s.begin()
	for i, n := range plies {
		s.coder, s.plies, s.more = newWriter(), n, i+1 < len(plies)
		if _, err := s.finish(func() bool { return false }); err != nil {
			return nil, err
		}
		parts = append(parts, append([]byte{byte(n)}, s.coder.finish()...))
	}
	return parts, nil
}

// possible has a bit for each possible result of the side to move.
type possible uint8

const (
	lost possible = 1 << iota
	drawn
	won
	anything = lost | drawn | won
)

func one(result int) possible { return lost << (result + 1) }

func (r possible) result() int { return bits.Len8(uint8(r)) - 2 }

// best returns the best of the results.
func (r possible) best() possible { return 1 << (bits.Len8(uint8(r)) - 1) }

// turned returns the results of the other side.
func (r possible) turned() possible { return r&drawn | r&lost<<2 | r&won>>2 }

// A verdict is what is known of a position after ply plies: which results are possible, and once that is only one, a
// bit for each house whose sowing keeps it. All keep a loss.
type verdict struct {
	possible possible
	keep     uint8
	ply      uint8
}

var errDamaged = errors.New("book: these are no results")

// A survey visits the positions of the first turns, ply by ply and each once, and reads or writes their verdicts. The
// files have only what does not follow from the verdicts before.
type survey struct {
	variant  kalah.Variant
	verdicts []verdict
	// places are where they are, by the positions' keys.
	places map[uint64]int32
	// parts are the files still to read. Of the one that coder reads or writes there are so many plies more, and after it
	// there may be more files.
	parts [][]byte
	coder *coder
	plies int
	more  bool
	// truth is for writing.
	truth func(p kalah.Position, ply int) (result int, keep []kalah.Move)
	// level are the positions after as many plies as are visited, of which at is the next; after are those after them.
	// The verdicts of those in level begin at first.
	level, after []kalah.Position
	at, first    int
	bets         *bets
}

func readSurvey(v kalah.Variant, parts ...[]byte) *survey { return &survey{variant: v, parts: parts} }

// positionsByByte is about how many positions a byte of a file has.
const positionsByByte = 3

// begin begins with the start, and room for the verdicts of the files to read.
func (s *survey) begin() {
	bytes := 0
	for _, p := range s.parts {
		bytes += len(p)
	}
	s.verdicts = make([]verdict, 0, positionsByByte*bytes)
	s.places = make(map[uint64]int32, positionsByByte*bytes)
	s.bets = new(bets)
	s.variant.Ending = kalah.Empty
	s.add(start(s.variant), anything, 0)
}

func (s *survey) add(p kalah.Position, r possible, ply uint8) {
	s.places[key(p)] = int32(len(s.verdicts))
	s.verdicts = append(s.verdicts, verdict{possible: r, ply: ply})
	s.after = append(s.after, p)
}

// done reports whether all is read.
func (s *survey) done() bool { return s != nil && s.coder == nil && len(s.parts) == 0 }

// look returns the verdict of a position, if all is read.
func (s *survey) look(p kalah.Position) (v verdict, ok bool) {
	if !s.done() {
		return verdict{}, false
	}
	place, ok := s.places[key(p)]
	if !ok {
		return verdict{}, false
	}
	return s.verdicts[place], true
}

// run reads until stop returns true.
func (s *survey) run(stop func() bool) error {
	if s == nil {
		return nil
	}
	if s.places == nil {
		s.begin()
	}
	for !s.done() {
		if s.coder == nil {
			if len(s.parts[0]) == 0 {
				return errDamaged
			}
			s.plies, s.coder = int(s.parts[0][0]), newReader(s.parts[0][1:])
			s.parts = s.parts[1:]
			s.more = len(s.parts) > 0
		}
		if finished, err := s.finish(stop); !finished || err != nil {
			return err
		}
		if !s.coder.finished() {
			return errDamaged
		}
		s.coder = nil
	}
	s.level, s.after, s.bets = nil, nil, nil
	return nil
}

// branching is at most about how many positions follow one that have not been seen before.
const branching = 4

// steps is how many positions are visited between two calls of stop.
const steps = 256

// finish visits what is left of the plies of a file, until stop returns true.
func (s *survey) finish(stop func() bool) (finished bool, err error) {
	for {
		for ; s.at < len(s.level); s.at++ {
			if s.at%steps == 0 && stop() {
				return false, nil
			}
			if !s.visit(s.level[s.at], s.first+s.at) {
				return false, errDamaged
			}
		}
		if s.plies == 0 {
			return true, nil
		}
		s.first = len(s.verdicts) - len(s.after)
		s.level, s.after, s.at = s.after, nil, 0
		if s.plies--; s.plies > 0 || s.more {
			s.after = make([]kalah.Position, 0, branching*len(s.level)) // growing would take several times as much memory
		}
	}
}

// visit reports whether the position, whose verdict is at a place, can have one after those before it.
func (s *survey) visit(p kalah.Position, place int) bool {
	var room [maxHouses]sowing
	sowings := appendSowings(room[:0], p)
	v := s.verdicts[place]
	truth := v
	if s.truth != nil {
		truth = verdictOf(s.truth(p, int(v.ply)))
	}
	v.possible = s.bets.result(s.coder, p, sowings, v.possible, truth.possible)
	v.keep = s.bets.keep(s.coder, sowings, v.possible, truth.keep)
	s.verdicts[place] = v
	if s.coder.beyond > 0 {
		return false
	}
	if s.plies == 0 && !s.more {
		return true
	}
	for _, w := range sowings {
		if !w.next.Outcome().Over() && !s.follow(w, v) {
			return false
		}
	}
	return true
}

func verdictOf(result int, keep []kalah.Move) (v verdict) {
	v.possible = one(result)
	for _, m := range keep {
		v.keep |= 1 << m
	}
	return v
}

// follow uses a position's verdict for the position after a sowing, and reports whether that can have one.
func (s *survey) follow(w sowing, v verdict) bool {
	r := v.possible
	if v.keep>>w.move&1 == 0 {
		r-- // all that are worse
	}
	if !w.again {
		r = r.turned()
	}
	place, seen := s.places[key(w.next)]
	if !seen {
		s.add(w.next, r, v.ply+1)
		return true
	}
	next := &s.verdicts[place]
	if next.ply > v.ply { // otherwise nothing may follow, as nothing does from the last ply
		next.possible &= r
	}
	return next.possible != 0
}
