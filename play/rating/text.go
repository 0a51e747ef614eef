package rating

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

const (
	// maxRead is the maximum number of games read, which allows for merged ledgers.
	maxRead  = 4 * MaxKept
	maxLine  = 120 // bytes
	maxID    = 40  // bytes
	maxLevel = 100
	maxWhen  = 1 << 40
	maxGames = 1 << 30
)

// ok reports whether an entry is valid.
func (e Entry) ok() bool {
	return isID(e.ID) && isWhen(e.When) && 1 <= e.Level && e.Level <= maxLevel && (e.Side == 0 || e.Side == 1) &&
		(e.Score == 0 || e.Score == 0.5 || e.Score == 1)
}

func isWhen(t int64) bool { return 0 <= t && t <= maxWhen }

func isID(s string) bool {
	odd := func(r rune) bool { return r <= ' ' || r > '~' }
	return s != "" && len(s) <= maxID && !strings.ContainsFunc(s, odd)
}

// In a file a ledger is a list of lines: an optional base and then the games.
//
//	base WHEN ID GAMES R RD SIGMA
//	WHEN ID LEVEL SIDE HALFPOINTS

func (l Ledger) MarshalJSON() ([]byte, error) {
	lines := []string{}
	if b := l.base; b != nil {
		lines = append(lines, fmt.Sprintf("base %d %s %d %.2f %.2f %.6f", b.when, b.id, b.games, b.player.R, b.player.RD, b.player.Sigma))
	}
	for _, e := range l.entries {
		lines = append(lines, fmt.Sprintf("%d %s %d %d %d", e.When, e.ID, e.Level, e.Side, int(2*e.Score)))
	}
	return json.Marshal(lines)
}

// UnmarshalJSON implements [json.Unmarshaler]. It skips invalid lines; their games can be added again.
func (l *Ledger) UnmarshalJSON(data []byte) error {
	var lines []string
	if err := json.Unmarshal(data, &lines); err != nil {
		return err
	}
	if len(lines) > maxRead+1 {
		return errors.New("rating: too many games")
	}
	*l = Ledger{}
	if len(lines) > 0 {
		l.base = parseBase(lines[0])
	}
	for _, line := range lines {
		if e, ok := parseEntry(line); ok && !l.Has(e) {
			l.entries = append(l.entries, e)
		}
	}
	slices.SortFunc(l.entries, order)
	return nil
}

// A reader parses numbers and remembers whether all were valid.
type reader struct{ bad bool }

func (r *reader) int(s string, most int64) int64 {
	n, err := strconv.ParseInt(s, 10, 64)
	r.bad = r.bad || err != nil || n < 0 || n > most
	return n
}

func (r *reader) float(s string) float64 {
	v, err := strconv.ParseFloat(s, 64)
	r.bad = r.bad || err != nil || math.IsNaN(v) || math.IsInf(v, 0)
	return v
}

// parseBase parses the line of a base; it returns nil if the line is not one.
func parseBase(line string) *base {
	f := strings.Split(line, " ")
	if len(line) > maxLine || len(f) != 7 || f[0] != "base" || !isID(f[2]) {
		return nil
	}
	var r reader
	b := &base{when: r.int(f[1], maxWhen), id: f[2], games: int(r.int(f[3], maxGames)), player: Player{r.float(f[4]), r.float(f[5]), r.float(f[6])}}
	if r.bad || b.player != sane(b.player) {
		return nil
	}
	return b
}

func parseEntry(line string) (Entry, bool) {
	f := strings.Split(line, " ")
	if len(line) > maxLine || len(f) != 5 {
		return Entry{}, false
	}
	var r reader
	e := Entry{ID: f[1], When: r.int(f[0], maxWhen), Level: int(r.int(f[2], maxLevel)), Side: int(r.int(f[3], 1)), Score: float64(r.int(f[4], 2)) / 2}
	return e, !r.bad && e.ok()
}
