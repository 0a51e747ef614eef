package search

import (
	"testing"
)

// TestProofs checks which questions a stored proof answers.
func TestProofs(t *testing.T) {
	table := newProofs(1 << 10)
	const hash = 77
	ask := func(n int, attack bool) string {
		k := table.get(hash)
		answer, ok := k.answer(n, attack)
		return map[[2]bool]string{{false, false}: "?", {true, true}: "yes", {false, true}: "no"}[[2]bool{answer, ok}]
	}
	tell := func(n int, attack, answer bool) {
		k := table.get(hash)
		table.put(k.learn(hash, n, attack, answer))
	}
	expect := func(n int, attack bool, want string) {
		t.Helper()
		if got := ask(n, attack); got != want {
			t.Errorf("within %d, attack %t: %s, want %s", n, attack, got, want)
		}
	}
	expect(3, true, "?")
	tell(3, true, false)
	expect(3, true, "no")
	expect(5, true, "?")
	expect(3, false, "?")
	tell(5, true, true)
	expect(3, true, "no")
	expect(4, true, "?")
	expect(7, true, "yes")
	expect(9, false, "yes") // a side that wins does not lose
}
