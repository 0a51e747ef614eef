package engines_test

import (
	"math/rand/v2"
	"testing"

	"tidepool/ai"
	"tidepool/ai/enginetest"
	"tidepool/rules"
)

func TestFinishedGame(t *testing.T) {
	p := enginetest.Start(t, "konane", "size=6")
	for !p.Outcome().Over() {
		p, _, _ = p.Play(p.Turns()[0].Word)
	}
	info := enginetest.Think(newEngine(t, "konane"), ai.Query{Position: p})
	if len(info.Best.Words) != 0 || info.Best.Score != ai.LossIn(0) || !info.Proven {
		t.Errorf("%+v", info)
	}
}

// TestThirdTime checks that a turn counts as a draw if a position occurs for the third time, but not for the
// second time.
func TestThirdTime(t *testing.T) {
	for _, id := range []string{"kaninariebi", "kanishogi", "onitama"} {
		line := enginetest.Wander(rand.New(rand.NewPCG(7, 1)), enginetest.Start(t, id, ""), 4)
		p := line[len(line)-1]
		scores := func(past ...rules.Position) map[string]ai.Score {
			list := make(map[string]ai.Score)
			for _, v := range enginetest.Think(newEngine(t, id), ai.Query{Position: p, Past: past, Limits: ai.Limits{Depth: 2}, All: true}).Turns {
				list[v.Words[0]] = v.Score
			}
			return list
		}
		plainly := scores()
		for word, score := range plainly {
			if score == 0 {
				continue
			}
			next, _, err := p.Play(word)
			if err != nil {
				t.Fatal(err)
			}
			if got := scores(next)[word]; got != score {
				t.Errorf("%s: %s for the second time: %s, otherwise %s", p, word, got, score)
			}
			if got := scores(next, p, next)[word]; got != 0 {
				t.Errorf("%s: %s for the third time: %s", p, word, got)
			}
			break
		}
	}
}
