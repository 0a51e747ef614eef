package match

import (
	"testing"
)

// FuzzRead reads anything: it returns an error, or a match whose record does not change when read and written.
func FuzzRead(f *testing.F) {
	f.Add("")
	f.Add("[Game \"toy\"]\n[Result \"*\"]\n\n*\n")
	f.Add("[Game \"toy\"]\n[Options \"first=white,limit=off\"]\n[Start \"5 w\"]\n[Black \"\\\"A\\\"\"]\n[White \"海\"]\n" +
		"[Date \"2026.11.??\"]\n[Result \"1/2-1/2\"]\n[Termination \"agreed\"]\n[Ply \"1\"]\n[Event \"x\"]\n\n" +
		"{a \\} b\\n\\\\} 1. up {c} down 2. again {d}1/2-1/2")
	f.Add("[Game \"toy\"]\n[Result \"0-1\"]\n\n1. up up 2. up up 0-1\n")
	f.Add("[Game \"toy\"]\n[Result \"1-0\"]\n[Termination \"resigned\"]\n\n1. up 1-0\n")
	f.Add("[Game \"toy\"]\n[Result \"*\"]\n\n1.up! ({x} 1... down?? {y} (again $6)) 1... up\n--(2.again;z\n)*")
	f.Fuzz(func(t *testing.T, text string) {
		m, err := Read(text, toyGames)
		reader := NewReader(toyGames)
		checkChecked(t, reader, text)
		checkChecked(t, reader, "[Game \"toy\"]\n[Event \"x\"]\n[Result \"*\"]\n\n1. up *\n") // nothing is left of the text
		checkChecked(t, reader, text)
		if err != nil {
			if m != nil || len(err.Error()) > 1000 {
				t.Errorf("match %v with error %.2000q", m, err)
			}
			return
		}
		once := m.FullRecord()
		if len(once) > MaxRecord {
			t.Fatalf("record of %d bytes", len(once))
		}
		again, err := Read(once, toyGames)
		if err != nil {
			t.Fatalf("%v in\n%s", err, once)
		}
		if twice := again.FullRecord(); twice != once {
			t.Errorf("once:\n%s\ntwice:\n%s", once, twice)
		}
	})
}
