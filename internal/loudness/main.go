// Loudness measures the program's sounds and prints a table: how loud each is, how loud on a phone, how much
// of its attack is noise, its peak and its duration. With -files it also writes each as a WAV and as a
// spectrogram.
//
//	go run ./internal/loudness
//	go run ./internal/loudness -files /tmp/sounds
//
// All volumes are the defaults, except for "all at once".
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"tidepool/scenes/board/games"
	"tidepool/sound"
)

func main() {
	files := flag.String("files", "", "write sounds and pictures into this `folder`")
	flag.Parse()
	if err := run(os.Stdout, *files); err != nil {
		fmt.Fprintln(os.Stderr, "loudness:", err)
		os.Exit(1)
	}
}

type table struct {
	out    io.Writer
	folder string
	err    error
}

func run(out io.Writer, folder string) error {
	t := &table{out: out, folder: folder}
	fmt.Fprintf(out, "%-24s %7s %7s %7s %6s %5s\n", "", "LUFS", "phone", "attack", "peak", "s")
	for _, g := range games.All() {
		list := parts(g)
		for _, p := range list {
			left, right := effect(&g.Sound, p.effect, 1, 0)
			t.row(g.ID()+" "+p.effect.String(), measured(left, right), left, right)
		}
		left, right := place(&g.Sound)
		t.row(g.ID()+" ambience", steady(left, right), left, right)
		left, right = together(&g.Sound, list)
		t.row(g.ID()+" all at once", measured(left, right), left, right)
	}
	for e := sound.Tap; e < sound.Effects; e++ {
		left, right := effect(nil, e, 1, 0)
		t.row(e.String(), measured(left, right), left, right)
	}
	return t.err
}

func (t *table) row(name string, m measure, left, right []float64) {
	fmt.Fprintf(t.out, "%-24s %7.1f %7.1f %7.3f %6.2f %5.2f\n", name, m.loud, m.phone, m.flatness, m.peak, m.seconds)
	if t.folder != "" {
		t.write(name+".wav", func(w io.Writer) error { return writeWAV(w, left, right) })
		t.write(name+".png", func(w io.Writer) error { return writePNG(w, left, min(max(m.seconds+0.1, 0.3), 2.5)) })
	}
}

func (t *table) write(name string, to func(io.Writer) error) {
	var file bytes.Buffer
	if t.err == nil {
		t.err = errors.Join(to(&file), os.WriteFile(filepath.Join(t.folder, name), file.Bytes(), 0o644))
	}
}
