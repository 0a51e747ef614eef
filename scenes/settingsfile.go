package scenes

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

// A setting is what is known of one field of Settings besides its type.
type setting struct {
	// words is the key of what players call it; empty for one that they never
	// see.
	words string
	// valid refuses values that the type has and the program does not.
	valid func(Settings) bool
}

// known are the settings by their names in the file.
var known = map[string]setting{
	"sound":    {"settings.sound", nil},
	"volume":   {"settings.volume", func(s Settings) bool { return isPercent(s.Volume) }},
	"ambience": {"settings.ambience", func(s Settings) bool { return isPercent(s.Ambience) }},
	"motion":   {"settings.motion", isOneOf(Settings.motion, MotionSlow, MotionNormal, MotionFast, MotionOff)},
	"seating":  {"settings.seating", isOneOf(Settings.seating, SeatSame, SeatOpposite, SeatPass)},
	"language": {"settings.group.language", Settings.speaks},
	"look":     {"settings.look", isOneOf(Settings.look, LookSystem, LookDay, LookNight, LookContrast)},
	"plain":    {"settings.pieces", nil},
	"confirm":  {"settings.confirm", nil},
	"text":     {"settings.text", isOneOf(Settings.text, textSizes...)},
	"names":    {"newgame.players", func(s Settings) bool { return isName(s.Names[0]) && isName(s.Names[1]) }},
	"levels":   {"newgame.level.label", func(s Settings) bool { return isLevel(s.Levels[0]) && isLevel(s.Levels[1]) }},
	"think":    {"settings.think", isOneOf(Settings.think, thinkTimes...)},
	"resigns":  {"settings.resigns", nil},
	"scoreBar": {"settings.scorebar", nil},
	"options":  {"newgame.rules", nil},
	"lessons":  {"learn.lesson", nil},
	"open":     {"", nil},
}

func (s Settings) motion() Motion   { return s.Motion }
func (s Settings) seating() Seating { return s.Seating }
func (s Settings) look() Look       { return s.Look }
func (s Settings) text() int        { return s.Text }
func (s Settings) think() int       { return s.Think }

func (s Settings) speaks() bool {
	is := func(l locale.Language) bool { return l.Tag == s.Language }
	return s.Language == "" || slices.ContainsFunc(locale.Languages(), is)
}

func isOneOf[T comparable](get func(Settings) T, values ...T) func(Settings) bool {
	return func(s Settings) bool { return slices.Contains(values, get(s)) }
}

func isPercent(n int) bool { return n >= 0 && n <= 100 }

func isLevel(n int) bool { return n >= 0 && n <= ai.Levels }

func isName(name string) bool {
	return len(name) <= 4*maxName && !strings.ContainsFunc(name, unicode.IsControl)
}

// ParseSettings reads settings. Missing ones take their defaults, and so do
// those that are not understood, whose names in the file it returns. What it
// does not know at all is kept for Marshal. It is an error if there are no
// settings in the data.
func ParseSettings(data []byte) (s Settings, lost []string, err error) {
	s = DefaultSettings()
	raw := make(map[string]json.RawMessage)
	if err := json.Unmarshal(data, &raw); err != nil {
		return s, nil, err
	}
	fields := reflect.TypeFor[Settings]()
	for i := range fields.NumField() {
		name, ok := fields.Field(i).Tag.Lookup("json")
		value, there := raw[name]
		if !ok || !there {
			continue
		}
		delete(raw, name)
		if !s.take(i, name, value) {
			lost = append(lost, name)
		}
	}
	if len(raw) > 0 {
		s.others = raw
	}
	return s, lost, nil
}

// take sets the field with an index to the value of a name in the file, if
// that is understood. What is not in a map of values loses only that.
func (s *Settings) take(i int, name string, value json.RawMessage) bool {
	next := *s
	field := reflect.ValueOf(&next).Elem().Field(i)
	whole := true
	if field.Kind() == reflect.Map {
		whole = takeMap(field, value)
	} else if json.Unmarshal(value, field.Addr().Interface()) != nil {
		return false
	}
	if valid := known[name].valid; valid != nil && !valid(next) {
		return false
	}
	*s = next
	return whole
}

// takeMap fills a map with the values that are understood and reports whether
// all are.
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

// isSane refuses values in maps that the program would not write.
func isSane(value any) bool {
	p, ok := value.(*Progress)
	return !ok || p.Done >= 0 && p.Done <= maxSteps
}

// Marshal writes what ParseSettings reads, and what it did not know.
func (s Settings) Marshal() []byte {
	data, err := json.Marshal(s)
	if err != nil {
		panic("scenes: settings that JSON cannot hold: " + err.Error())
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
		panic("scenes: settings that JSON cannot hold: " + err.Error())
	}
	return out.Bytes()
}

// tellLost tells the player which settings were not understood.
func (e *Env) tellLost(lost []string) {
	var names []string
	for _, name := range lost {
		if key := known[name].words; key != "" {
			names = append(names, e.Words.T(key))
		}
	}
	if len(names) > 0 {
		e.Notice(e.Words.T("settings.unread", "names", strings.Join(names, ", ")))
	}
}
