package kani

import (
	"encoding/binary"
	"hash/crc32"
	"sync/atomic"
	"testing"

	"tidepool/ai"
	"tidepool/ai/kani/endgame"
	"tidepool/rules"
	"tidepool/rules/kaninariebi"
)

// A drawer has a table in which every ending is drawn, and refuses others.
type drawer struct {
	t     *testing.T
	empty bool
}

func (d drawer) Load(string) []byte {
	if d.empty {
		return nil
	}
	data := make([]byte, endgame.Size)
	return binary.LittleEndian.AppendUint32(data, crc32.ChecksumIEEE(data))
}

func (d drawer) Save(name string, _ []byte) { d.t.Errorf("%s is saved", name) }

func parsed(t *testing.T, text string) kaninariebi.Position {
	t.Helper()
	p, err := kaninariebi.Parse("", text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// An engine gets its table beside a game that comes near, and only then, and
// leaves a table half filled when it is closed.
func TestEndingsBeside(t *testing.T) {
	think := func(c ai.Cache, text string, skill ai.SkillLimits) *ebiEngine {
		e := newEbiEngine(1 << 20)
		e.Keep(c)
		e.Think(ai.Query{Position: rules.Of(parsed(t, text)), Limits: ai.Limits{Nodes: 1000}, Skill: skill},
			new(atomic.Bool), func(ai.Info) {})
		return e
	}
	const far, near = "C3c/C3c/C3c/C3c/C4 b", "C3c/C3c/C3c/C3c/5 b"
	weak := ai.SkillLimits{Noise: 60}
	for _, test := range []struct {
		text   string
		skill  ai.SkillLimits
		loaded bool
	}{{far, ai.SkillLimits{}, false}, {near, weak, false}, {near, ai.SkillLimits{}, true}} {
		e := think(drawer{t: t}, test.text, test.skill)
		e.beside.Wait()
		if loaded := e.endings.table(false) != nil; loaded != test.loaded {
			t.Errorf("%s, %+v: loaded %v", test.text, test.skill, loaded)
		}
		e.Close()
	}
	e := think(drawer{t: t}, near, ai.SkillLimits{})
	e.beside.Wait()
	for _, skill := range []ai.SkillLimits{weak, {}} {
		p := parsed(t, "5/c2S1/1s3/5/2SCc b")
		e.Think(ai.Query{Position: rules.Of(p), Limits: ai.Limits{Nodes: 1000}, Skill: skill}, new(atomic.Bool), func(ai.Info) {})
		if _, _, held := e.endings.plies(p); held != (skill == ai.SkillLimits{}) {
			t.Errorf("with %+v the table is seen: %v", skill, held)
		}
	}
	e.Close()
	e = think(drawer{t, true}, near, ai.SkillLimits{})
	e.Close()
	if e.endings.table(false) != nil {
		t.Error("filled in no time")
	}
}

// A solver goes by the table where it has one.
func TestSolvesByTable(t *testing.T) {
	v := newEbiSolver(ai.SolverOptions{Cache: drawer{t: t}})
	p := parsed(t, "5/c2S1/1s3/5/2SCc b")
	s, ok := v.Solve(rules.Of(p), func() bool { return false }, func(ai.Progress) {})
	if !ok || s.Value != 0 || s.Plies >= 0 || len(s.Best) == 0 || len(s.Line) != 1 {
		t.Errorf("%+v, %v", s, ok)
	}
}
