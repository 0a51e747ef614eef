package settings

import (
	"bytes"
	"encoding/json"
	"maps"
	"reflect"

	"tidepool/play/puzzle/diary"
	"tidepool/play/rating"
)

// Merge joins the changes that two programs made to the settings base: each setting is mine if I changed it,
// and theirs otherwise. In options and choices this holds for each game. Rated games, puzzles and lesson
// steps of both programs count.
func Merge(base, mine, theirs Settings) Settings {
	out := mine
	for _, f := range fields() {
		b, m, t := f.of(&base), f.of(&mine), f.of(&theirs)
		switch {
		case f.name == "puzzles":
			out.Puzzles = diary.Merge(base.Puzzles, mine.Puzzles, theirs.Puzzles)
		case f.name == "ratings":
			out.Ratings = mergeRatings(mine.Ratings, theirs.Ratings)
		case f.name == "lessons":
			out.Lessons = mergeLessons(mine.Lessons, theirs.Lessons)
		case m.Kind() == reflect.Map:
			f.of(&out).Set(mergeMaps(b, m, t))
		case m.Equal(b):
			f.of(&out).Set(t)
		}
	}
	out.others = maps.Clone(theirs.others)
	for name, value := range mine.others {
		if _, there := out.others[name]; there && bytes.Equal(value, base.others[name]) {
			continue
		}
		if out.others == nil {
			out.others = make(map[string]json.RawMessage)
		}
		out.others[name] = value
	}
	return out
}

func mergeRatings(mine, theirs map[string]rating.Ledger) map[string]rating.Ledger {
	if len(theirs) == 0 {
		return mine
	}
	out := maps.Clone(theirs)
	for game, l := range mine {
		out[game] = rating.Merge(l, out[game])
	}
	return out
}

// mergeLessons keeps the further progress in each lesson.
func mergeLessons(mine, theirs map[string]Progress) map[string]Progress {
	if len(theirs) == 0 {
		return mine
	}
	out := maps.Clone(theirs)
	for game, p := range mine {
		out[game] = Progress{max(p.Done, out[game].Done)}
	}
	return out
}

func (f field) of(s *Settings) reflect.Value { return reflect.ValueOf(s).Elem().FieldByIndex(f.path) }

func mergeMaps(base, mine, theirs reflect.Value) reflect.Value {
	if theirs.Len() == 0 {
		return mine
	}
	out := reflect.MakeMap(mine.Type())
	for key, value := range theirs.Seq2() {
		out.SetMapIndex(key, value)
	}
	for key, value := range mine.Seq2() {
		if old := base.MapIndex(key); !old.IsValid() || !value.Equal(old) || !out.MapIndex(key).IsValid() {
			out.SetMapIndex(key, value)
		}
	}
	return out
}
