package diary

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// A file is a diary as a JSON object.
//
//	"tries":  ["GAME ID GRADE WHEN LAST SOLVED COUNT FIRST", …]
//	"days":   ["DAY WHEN SOLVED COUNT FIRST LATE", …]
//	"rush":   {"GAME": N}
//	"best":   N
//	"own":    ["TEXT", …]
//	"missed": {"ID": WHEN}
//
// Times are in Unix seconds, FIRST and LATE are 1 or 0.
type file struct {
	Tries  []string         `json:"tries,omitempty"`
	Days   []string         `json:"days,omitempty"`
	Rush   map[string]int   `json:"rush,omitempty"`
	Best   int              `json:"best,omitempty"`
	Own    []string         `json:"own,omitempty"`
	Missed map[string]int64 `json:"missed,omitempty"`
}

const maxLine = 200 // bytes

func isID(s string) bool {
	odd := func(r rune) bool { return r <= ' ' || r > '~' || r == '"' || r == '\\' }
	return s != "" && len(s) <= 40 && !strings.ContainsFunc(s, odd)
}

func isDay(s string) bool {
	_, err := time.Parse(time.DateOnly, s)
	return err == nil && len(s) == len(time.DateOnly)
}

func isText(s string) bool {
	odd := func(r rune) bool { return unicode.IsControl(r) && r != '\n' }
	return s != "" && len(s) <= maxText && utf8.ValidString(s) && !strings.ContainsFunc(s, odd)
}

func isWhen(t int64) bool { return 0 <= t && t <= maxWhen }

// ok reports whether a try is valid.
func (t Try) ok() bool {
	return isID(t.Game) && isID(t.ID) && 0 <= t.Grade && t.Grade <= maxGrade && isWhen(t.When) && isWhen(t.Last) && isWhen(t.Solved) &&
		1 <= t.Count && t.Count <= maxCount && (t.Solved > 0 || !t.First)
}

func (r Day) ok() bool {
	return isWhen(r.When) && isWhen(r.Solved) && 1 <= r.Count && r.Count <= maxCount && (r.Solved > 0 || !r.First && !r.Late)
}

func (d Diary) MarshalJSON() ([]byte, error) {
	f := file{Rush: d.rush, Best: d.best, Own: d.own, Missed: d.missed}
	for _, t := range d.inOrder() {
		f.Tries = append(f.Tries, t.Game+" "+t.ID+line(int64(t.Grade), t.When, t.Last, t.Solved, int64(t.Count), flag(t.First)))
	}
	for _, day := range slices.Sorted(maps.Keys(d.days)) {
		r := d.days[day]
		f.Days = append(f.Days, day+line(r.When, r.Solved, int64(r.Count), flag(r.First), flag(r.Late)))
	}
	data, err := json.Marshal(f)
	if err != nil || len(d.others) == 0 {
		return data, err
	}
	all := maps.Clone(d.others)
	if err := json.Unmarshal(data, &all); err != nil {
		return nil, err
	}
	return json.Marshal(all)
}

// line formats numbers, each preceded by a space.
func line(list ...int64) string {
	var b []byte
	for _, n := range list {
		b = strconv.AppendInt(append(b, ' '), n, 10)
	}
	return string(b)
}

func flag(on bool) int64 {
	if on {
		return 1
	}
	return 0
}

// UnmarshalJSON implements [json.Unmarshaler]. It skips invalid entries.
func (d *Diary) UnmarshalJSON(data []byte) error {
	raw := make(map[string]json.RawMessage)
	if err := json.Unmarshal(data, &raw); err != nil {
		return err
	}
	var f file
	for name, to := range map[string]any{"tries": &f.Tries, "days": &f.Days, "rush": &f.Rush, "best": &f.Best, "own": &f.Own, "missed": &f.Missed} {
		if value, there := raw[name]; there {
			delete(raw, name)
			if err := json.Unmarshal(value, to); err != nil {
				return err
			}
		}
	}
	*d = Diary{}
	for _, text := range f.Tries {
		if t, ok := parseTry(text); ok {
			d.tries = keep(d.tries, t.ID, t)
		}
	}
	for _, text := range f.Days {
		if day, r, ok := parseDay(text); ok {
			d.days = keep(d.days, day, r)
		}
	}
	for through, n := range f.Rush {
		if isID(through) && 0 < n && n <= maxRush && len(f.Rush) <= maxKinds {
			d.rush = keep(d.rush, through, n)
		}
	}
	if 0 < f.Best && f.Best <= maxCount {
		d.best = f.Best
	}
	for _, text := range f.Own {
		*d = d.WithOwn(text)
	}
	for id, when := range f.Missed {
		if isID(id) && 0 < when && isWhen(when) {
			d.missed = keep(d.missed, id, when)
		}
	}
	for name, value := range raw {
		if utf8.Valid(value) { // stores refuse other text
			d.others = keep(d.others, name, value)
		}
	}
	d.trim()
	return nil
}

// keep adds to a map that is not shared yet.
func keep[V any](m map[string]V, id string, v V) map[string]V {
	if m == nil {
		m = make(map[string]V)
	}
	m[id] = v
	return m
}

// numbers parses exactly len(most) whole numbers, each at most the corresponding one.
func numbers(f []string, most ...int64) ([]int64, bool) {
	if len(f) != len(most) {
		return nil, false
	}
	list := make([]int64, len(f))
	for i, s := range f {
		n, err := strconv.ParseInt(s, 10, 64)
		if err != nil || n < 0 || n > most[i] {
			return nil, false
		}
		list[i] = n
	}
	return list, true
}

func parseTry(text string) (t Try, ok bool) {
	f := strings.Split(text, " ")
	if len(text) > maxLine || len(f) != 8 {
		return t, false
	}
	n, ok := numbers(f[2:], maxGrade, maxWhen, maxWhen, maxWhen, maxCount, 1)
	if !ok {
		return t, false
	}
	t = Try{Game: f[0], ID: f[1], Grade: int(n[0]), When: n[1], Last: n[2], Solved: n[3], Count: int(n[4]), First: n[5] == 1}
	return t, t.ok()
}

func parseDay(text string) (day string, r Day, ok bool) {
	f := strings.Split(text, " ")
	if len(text) > maxLine || !isDay(f[0]) {
		return "", r, false
	}
	n, ok := numbers(f[1:], maxWhen, maxWhen, maxCount, 1, 1)
	if !ok {
		return "", r, false
	}
	r = Day{When: n[0], Solved: n[1], Count: int(n[2]), First: n[3] == 1, Late: n[4] == 1}
	return f[0], r, r.ok()
}
