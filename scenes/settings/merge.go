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
			out.Ratings = mergeEach(mine.Ratings, theirs.Ratings, rating.Merge)
		case f.name == "lessons":
			out.Lessons = mergeEach(mine.Lessons, theirs.Lessons, func(a, b Progress) Progress { return Progress{max(a.Done, b.Done)} })
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

// mergeEach joins what both have for each game.
func mergeEach[V any](mine, theirs map[string]V, join func(mine, theirs V) V) map[string]V {
	if len(theirs) == 0 {
		return mine
	}
	out := maps.Clone(theirs)
	for game, v := range mine {
		out[game] = join(v, out[game])
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
