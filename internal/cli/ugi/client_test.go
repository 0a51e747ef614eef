package ugi

import (
	"io"
	"strings"
	"testing"
)

func TestAnswers(t *testing.T) {
	const greeting = "id name Somebody\nid author x\nugiok\n"
	tests := []struct {
		name, said string
		want       string
		err        string // part of it; "" for no error
	}{
		{"a result", "info depth 3 score cp -120 nodes 77 nps 5 pv a b\nbestmove a\n", "a", ""},
		{"the last counts", "info depth 1 score cp 5\ninfo depth 2 score win 3 nodes 9\nbestmove b ponder c\n", "b", ""},
		{"no score", "info string score depth nodes\nhello\n\nbestmove c\n", "c", ""},
		{"broken lines before it", "info score mate 3 depth 2\ninfo score\ninfo score cp\ninfo depth x\nbestmove c\n", "c", ""},
		{"no word", "bestmove\n", "", ""},
		{"a complaint", "error go: the game is over\n", "", "the engine says: go: the game is over"},
		{"silence", "info depth 1\n", "", "has ended"},
		{"a line without an end", strings.Repeat("x", 2*maxLine), "", "too long"},
	}
	for _, test := range tests {
		c, err := NewClient(strings.NewReader(greeting+test.said), io.Discard)
		if err != nil {
			t.Fatalf("%s: %v", test.name, err)
		}
		got, err := c.Go("x", nil, 0, 0)
		switch {
		case test.err == "" && (err != nil || got != test.want):
			t.Errorf("%s: %q, %v; want %q", test.name, got, err, test.want)
		case test.err != "" && (err == nil || !strings.Contains(err.Error(), test.err)):
			t.Errorf("%s: %q, %v; want %s", test.name, got, err, test.err)
		}
	}
	flood := io.MultiReader(strings.NewReader(greeting), endless{})
	c, err := NewClient(flood, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := c.Go("x", nil, 0, 0); err != errFlood {
		t.Errorf("a flood: %v", err)
	}
	if _, err := NewClient(strings.NewReader("hello\n"), io.Discard); err == nil {
		t.Error("a greeting without an answer")
	}
}

// An endless reader repeats the same text forever.
type endless struct{}

func (endless) Read(b []byte) (int, error) {
	for i := range b {
		b[i] = "info depth 1\n"[i%13]
	}
	return len(b), nil
}

// TestOrders checks the lines that a client sends.
func TestOrders(t *testing.T) {
	var sent strings.Builder
	c, err := NewClient(strings.NewReader("ugiok\nreadyok\nbestmove a\nbestmove b\n"), &sent)
	if err != nil {
		t.Fatal(err)
	}
	c.NewGame()
	c.Go("4,4/4,4 0 0 s", []string{"A", "b"}, 1500*1e6, 20)
	c.Go("start", nil, 0, 0)
	c.Quit()
	want := "ugi\nuginewgame\nisready\nposition fen 4,4/4,4 0 0 s moves A b\ngo movetime 1500 nodes 20\nposition fen start\ngo infinite\nquit\n"
	if sent.String() != want {
		t.Errorf("sent %q, want %q", sent.String(), want)
	}
}

// FuzzAnswers checks that the client always ends with an answer or an error, whatever the engine sends.
func FuzzAnswers(f *testing.F) {
	f.Add("ugiok\nreadyok\ninfo depth 3 score cp -120 nodes 77 pv a b\nbestmove a\n")
	f.Add("ugiok\nerror no\n")
	f.Add("id name x\nugiok\nreadyok\ninfo score loss 99999999999999\ninfo score win -1 depth\nbestmove\n")
	f.Fuzz(func(t *testing.T, said string) {
		c, err := NewClient(strings.NewReader(said), io.Discard)
		if err != nil {
			return
		}
		if c.NewGame() != nil {
			return
		}
		word, err := c.Go("x", nil, 0, 5)
		if err == nil && strings.ContainsAny(word, " \n") {
			t.Errorf("%q gives the word %q", said, word)
		}
	})
}
