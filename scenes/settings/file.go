package settings

import (
	"bytes"
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"tidepool/ai"
	"tidepool/locale"
)

// valid reports, by names in the file, whether a value that fits its field has a meaning.
var valid = map[string]func(Settings) bool{
	"volume":     func(s Settings) bool { return isPercent(s.Volume) },
	"ambience":   func(s Settings) bool { return isPercent(s.Ambience) },
	"motion":     func(s Settings) bool { return isOneOf(s.Motion, Motions()...) },
	"seating":    func(s Settings) bool { return isOneOf(s.Seating, Seatings()...) },
	"boardPlace": func(s Settings) bool { return isOneOf(s.BoardPlace, Places()...) },
	"boardSize":  func(s Settings) bool { return s.BoardSize >= LeastSize && isPercent(s.BoardSize) },
	"language":   func(s Settings) bool { return speaks(s.Language) },
	"look":       func(s Settings) bool { return isOneOf(s.Theme, Themes()...) },
	"text":       func(s Settings) bool { return isOneOf(s.Text, TextSizes()...) },
	"names":      func(s Settings) bool { return isName(s.Names[0]) && isName(s.Names[1]) },
	"levels":     func(s Settings) bool { return isLevel(s.Levels[0]) && isLevel(s.Levels[1]) },
	"think":      func(s Settings) bool { return isOneOf(s.Think, ThinkTimes()...) },
}

func speaks(tag string) bool {
	is := func(l locale.Language) bool { return l.Tag == tag }
	return tag == "" || slices.ContainsFunc(locale.Languages(), is)
}

func isOneOf[T comparable](v T, values ...T) bool { return slices.Contains(values, v) }

func isPercent(n int) bool { return n >= 0 && n <= 100 }

func isLevel(n int) bool { return n >= 0 && n <= ai.Levels }

func isName(name string) bool {
	return len(name) <= 4*MaxName && !strings.ContainsFunc(name, unicode.IsControl)
}

// Names lists the names of the settings in the file.
func Names() []string {
	var list []string
	for _, f := range fields() {
		list = append(list, f.name)
	}
	return list
}

// Ours reports whether a file, damaged or not, contains several names of this program's settings.
func Ours(data []byte) bool {
	const several = 5
	n := 0
	for _, name := range Names() {
		if bytes.Contains(data, []byte(`"`+name+`":`)) {
			n++
		}
	}
	return n >= several
}

type field struct {
	name string
	path []int
}

func fields() []field {
	var list []field
	for _, f := range reflect.VisibleFields(reflect.TypeFor[Settings]()) {
		if tag, ok := f.Tag.Lookup("json"); ok {
			name, _, _ := strings.Cut(tag, ",")
			list = append(list, field{name, f.Index})
		}
	}
	return list
}

// Parse reads settings. Missing settings, and those it does not understand, get their defaults; it returns
// the names of the latter. Unknown fields are kept for Marshal. It is an error if data contains no settings.
func Parse(data []byte) (s Settings, lost []string, err error) {
	s = Default()
	raw := make(map[string]json.RawMessage)
	if err := json.Unmarshal(data, &raw); err != nil {
		return s, nil, err
	}
	for _, f := range fields() {
		value, there := raw[f.name]
		if !there {
			continue
		}
		delete(raw, f.name)
		if !s.take(f, value) {
			lost = append(lost, f.name)
		}
	}
	if len(raw) > 0 {
		s.others = raw
	}
	return s, lost, nil
}

// take sets a field to its value in the file and reports whether it understood all of it. In a map, only bad
// entries are lost.
func (s *Settings) take(f field, value json.RawMessage) bool {
	next := *s
	v := f.of(&next)
	whole := true
	if v.Kind() == reflect.Map {
		whole = takeMap(v, value)
	} else if json.Unmarshal(value, v.Addr().Interface()) != nil {
		return false
	}
	if ok := valid[f.name]; ok != nil && !ok(next) {
		return false
	}
	*s = next
	return whole
}

func takeMap(field reflect.Value, data json.RawMessage) bool {
	raw := make(map[string]json.RawMessage)
	if json.Unmarshal(data, &raw) != nil {
		return false
	}
	if raw == nil { // null
		return true
	}
	whole := true
	field.Set(reflect.MakeMap(field.Type()))
	for _, key := range slices.Sorted(maps.Keys(raw)) {
		value := reflect.New(field.Type().Elem())
		if json.Unmarshal(raw[key], value.Interface()) != nil || !isSane(value.Interface()) {
			whole = false
			continue
		}
		field.SetMapIndex(reflect.ValueOf(key), value.Elem())
	}
	return whole
}

func isSane(value any) bool {
	switch v := value.(type) {
	case *Progress:
		return v.Done >= 0 && v.Done <= maxSteps
	case *Choice:
		return v.valid()
	case *int:
		return *v >= 0 && *v < maxLooks
	}
	return true
}

// Marshal returns the settings in the format that Parse reads, including unknown fields.
func (s Settings) Marshal() []byte {
	data, err := json.Marshal(s)
	if err != nil {
		panic("settings that JSON cannot hold: " + err.Error())
	}
	data = bytes.TrimSuffix(data, []byte("}"))
	for _, name := range slices.Sorted(maps.Keys(s.others)) {
		key, err := json.Marshal(name)
		if err != nil || !utf8.Valid(s.others[name]) {
			continue // no store would take it
		}
		data = append(append(append(append(data, ','), key...), ':'), s.others[name]...)
	}
	data = append(data, '}')
	var out bytes.Buffer
	if err := json.Indent(&out, data, "", "  "); err != nil {
		panic("settings that JSON cannot hold: " + err.Error())
	}
	return out.Bytes()
}
