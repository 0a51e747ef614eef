package kalah

import (
	"fmt"
	"os"
	"testing"

	"tidepool/ai"
	"tidepool/ai/enginetest"
)

// TestPublished compares with published results: the first player's margins of "Solving Kalah" (Irving,
// Donkers, Uiterwijk, ICGA Journal 2000) and, without captures of nothing, of Rawlings (2015). Those that
// take more than a second are skipped unless TIDEPOOL_PUBLISHED is set.
func TestPublished(t *testing.T) {
	irving := map[int][]int{4: {2, 6, 8, 2, 2, 0}, 5: {0, 0, 8, 12, 2, 2}, 6: {2, 10, 2, 10, 12}}
	quick := map[int]int{4: enginetest.Few(6, 3), 5: enginetest.Few(3, 2), 6: enginetest.Few(2, 1)}
	for houses, margins := range irving {
		for i, margin := range margins {
			seeds := i + 1
			checkMargin(t, fmt.Sprintf("houses=%d,seeds=%d,emptycapture=on,end=either", houses, seeds), margin, seeds <= quick[houses])
		}
	}
	checkMargin(t, "houses=6,seeds=4,end=either", 8, false)
	checkMargin(t, "houses=6,seeds=5,end=either", 10, false)
}

func checkMargin(t *testing.T, options string, margin int, quick bool) {
	t.Helper()
	if !quick && os.Getenv("TIDEPOOL_PUBLISHED") == "" {
		return
	}
	tableBytes := 0
	if quick {
		tableBytes = 32 << 20
	}
	s := newSolver(ai.SolverOptions{TableBytes: tableBytes, NoBook: true})
	got, ok := s.Solve(enginetest.Start(t, "kalah", options), enginetest.Never, enginetest.Quietly)
	if !ok || got.Margin != margin {
		t.Errorf("%s: %+v, %t; published is a margin of %d", options, got, ok, margin)
	}
}
