package shelf

import (
	"errors"
	"math"
	"strconv"
	"strings"
	"syscall/js"
	"time"
)

var errSilent = errors.New("the browser's database does not answer")

// An indexedDB is the browser's database, accessed through the page's store.js. Each request waits for its
// answer in a goroutine that the browser does not wait for.
type indexedDB struct {
	page js.Value
	// silent counts requests given up without an answer. Further ones would only wait again.
	silent int
}

// silence is the timeout of a request, which usually takes some milliseconds.
const silence = 8 * time.Second

type answer struct {
	value js.Value
	err   error
}

func (d *indexedDB) ask(word string, args ...any) (js.Value, error) {
	if d.silent > 0 {
		return js.Undefined(), errSilent
	}
	answers := make(chan answer, 1)
	given := false
	var take js.Func
	take = js.FuncOf(func(_ js.Value, args []js.Value) any {
		if given {
			d.silent--
		}
		answers <- answer{args[2], answered(args[0].String(), args[1].String())}
		take.Release()
		return nil
	})
	d.page.Call("ask", word, args, take)
	timer := time.NewTimer(silence)
	defer timer.Stop()
	select {
	case a := <-answers:
		return a.value, a.err
	case <-timer.C:
		given = true
		d.silent++
		return js.Undefined(), errSilent
	}
}

// answered converts an answer to an error, which the page names.
func answered(name, message string) error {
	switch name {
	case "":
		return nil
	case "changed":
		return ErrChanged
	case "exists":
		return taken("write", message)
	case "missing":
		return missing("read", message)
	case "toolarge":
		return ErrTooLarge
	case "foreign":
		return ErrForeign
	}
	return named(name, message)
}

// markScale separates size and checksum in the single number used as a mark in the database.
const markScale = 1 << 32

func markNumber(m Mark) float64 { return float64(m.Size)*markScale + float64(uint32(m.Version)) }

// markFrom converts a number to a mark; an impossible one becomes the zero Mark.
func markFrom(n float64) Mark {
	if !(n >= 0 && n < 1<<53) || n != math.Trunc(n) {
		return Mark{}
	}
	return Mark{int64(n) / markScale, int64(n) % markScale}
}

func (d *indexedDB) marks() (map[string]Mark, error) {
	v, err := d.ask("marks")
	if err != nil {
		return nil, err
	}
	text := v.String()
	marks := make(map[string]Mark, strings.Count(text, "\n")+1)
	for line := range strings.SplitSeq(text, "\n") {
		if name, number, ok := strings.Cut(line, "\t"); ok {
			n, err := strconv.ParseFloat(number, 64)
			if err != nil {
				n = 0
			}
			marks[name] = markFrom(n)
		}
	}
	return marks, nil
}

func (d *indexedDB) mark(name string) (Mark, error) {
	v, err := d.ask("mark", name)
	if err != nil {
		return Mark{}, err
	}
	return markFrom(v.Float()), nil
}

func (d *indexedDB) get(name string) (string, error) {
	v, err := d.ask("get", name, maxFile)
	switch {
	case err != nil:
		return "", err
	case v.Type() != js.TypeString:
		return "", missing("read", name)
	}
	return v.String(), checkSize(v.String())
}

func (d *indexedDB) recall(name string) (string, error) {
	v, err := d.ask("recall", name)
	if err != nil {
		return "", err
	}
	return v.String(), nil
}

func (d *indexedDB) change(steps ...step) error {
	if list, ok := additions(steps); ok {
		bytes := js.Global().Get("Uint8Array").New(len(list))
		js.CopyBytesToJS(bytes, list)
		_, err := d.ask("add", bytes)
		return err
	}
	list := make([]any, len(steps))
	for i, s := range steps {
		mark := markNumber(markOf(s.value))
		switch s.kind {
		case stepMove:
			list[i] = []any{string(s.kind), s.name, s.to}
		case stepDrop:
			list[i] = []any{string(s.kind), s.name}
		case stepNote, stepFirst:
			list[i] = []any{string(s.kind), s.name, s.value}
		case stepReplace:
			list[i] = []any{string(s.kind), s.name, s.value, mark, s.old, maxFile}
		default:
			list[i] = []any{string(s.kind), s.name, s.value, mark}
		}
	}
	_, err := d.ask("change", list...)
	return err
}

// additions returns the names, values and marks of many steps in one text, which is passed to the page far
// faster than each. It is for steps that only add values without NUL.
func additions(steps []step) (text []byte, ok bool) {
	if len(steps) < 2 {
		return nil, false
	}
	const mostMark = 20
	size := 0
	for _, s := range steps {
		if s.kind != stepAdd || strings.Contains(s.name, "\x00") || strings.Contains(s.value, "\x00") {
			return nil, false
		}
		size += len(s.name) + len(s.value) + mostMark + 3
	}
	text = make([]byte, 0, size)
	for _, s := range steps {
		text = append(append(text, s.name...), 0)
		value := len(text)
		text = append(text, s.value...)
		mark := markNumber(markOf(text[value:]))
		text = append(strconv.AppendInt(append(text, 0), int64(mark), 10), 0)
	}
	return text, true
}

func (d *indexedDB) relax(on bool) error {
	_, err := d.ask("relax", on)
	return err
}
