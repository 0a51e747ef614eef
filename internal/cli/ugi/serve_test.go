package ugi

import (
	"bytes"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/rules"
	"tidepool/rules/games"
)

func clock() func() time.Duration {
	start := time.Now()
	return func() time.Duration { return time.Since(start) }
}

func game(t testing.TB, id string) rules.Game {
	t.Helper()
	g, ok := games.ByID(id)
	if !ok {
		t.Fatalf("no game %s", id)
	}
	return g
}

// talk sends lines to an engine and returns its output.
func talk(t testing.TB, id, options string, input ...string) string {
	t.Helper()
	var out bytes.Buffer
	text := strings.Join(append([]string{"setoption name Hash value 1"}, input...), "\n") + "\n"
	if err := Serve(strings.NewReader(text), &out, game(t, id), options, Machine{Now: clock()}); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// best returns the words of all best moves in out.
func best(out string) string {
	var words []string
	for _, m := range regexp.MustCompile(`(?m)^bestmove (.*)$`).FindAllStringSubmatch(out, -1) {
		words = append(words, m[1])
	}
	return strings.Join(words, " ")
}

const lastJump = "6/6/6/6/6/xo4 b"

func TestConversation(t *testing.T) {
	tests := []struct {
		name, game, options string
		input               []string
		want                string // a regular expression for the whole output
	}{
		{"greeting", "kalah", "", []string{"ugi", "isready"},
			`id name Tidepool kalah\nid author .*\n(option name \w+ type spin default \d+ min \d max \d+\n){4}ugiok\nreadyok\n`},
		{"nothing", "kalah", "", []string{"", "   "}, ``},
		{"the only turn", "konane", "size=6", []string{"position fen " + lastJump, "go depth 5"},
			`(info depth 1 score win 1 nodes \d+ nps \d+ time \d+ pv a1-c1\n)+bestmove a1-c1\n`},
		{"queries", "konane", "size=6", []string{"query p1turn", "query gameover", "query result",
			"position startpos moves a1", "query p1turn",
			"position fen " + lastJump + " moves a1-c1", "query p1turn", "query gameover", "query result"},
			"response true\nresponse false\nresponse none\nresponse false\nresponse false\nresponse true\nresponse p1win\n"},
		{"far player wins", "konane", "size=6", []string{"position fen 6/6/6/6/6/ox4 w", "query result"}, "error .*\nresponse none\n"},
		{"turns after spaces", "kalah", "", []string{"  position   startpos  moves  C  F ", "query p1turn"}, "response false\n"},
		{"an exact score", "kalah", "houses=1,seeds=1", []string{"go depth 9"}, `(?s).*score cp -?\d+ exact .*bestmove A\n`},
		{"quit ends it", "kalah", "", []string{"quit", "isready"}, ``},
		{"quit while thinking", "kanishogi", "", []string{"go infinite", "quit", "isready"}, `(?s)(info .*)?info [^\n]*\nbestmove \S+\n`},
		{"the end while thinking", "kanishogi", "", []string{"go infinite"}, `(?s)(info .*)?bestmove \S+\n`},
		{"infinite waits for stop", "konane", "size=6", []string{"position fen " + lastJump, "go infinite", "isready", "query p1turn", "stop"},
			`(?s).*readyok\n.*response true\n.*bestmove a1-c1\n`},
		{"lines wait while it thinks", "kalah", "", []string{"go nodes 3000", "position startpos moves C", "go nodes 3000"},
			`(?s)(info .*)bestmove [A-F]\n(info .*)bestmove [A-F]\n`},
		{"stop without thinking", "kalah", "", []string{"stop", "isready"}, `readyok\n`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got := talk(t, test.game, test.options, test.input...)
			if !regexp.MustCompile("^" + test.want + "$").MatchString(got) {
				t.Errorf("%q says:\n%swant:\n%s", test.input, got, test.want)
			}
		})
	}
}

func TestErrors(t *testing.T) {
	const over = "position fen " + lastJump + " moves a1-c1"
	for _, test := range []struct{ line, want string }{
		{"bogus", `unknown command "bogus"`},
		{"go", "go: want"},
		{"go movetime", "go: "},
		{"go movetime x", "is not a number"},
		{"go nodes 0", "is not a number from 1"},
		{"go nodes -5", "is not a number from 1"},
		{"go forth 5", `unknown "forth"`},
		{"position", "position: want"},
		{"position here", "position: want"},
		{"position startpos a1", "position: want"},
		{"position fen", "position: want"},
		{"position fen x", "konane: start: "},
		{"position startpos moves a1 a1", "konane: ply 2: a1: "},
		{over + "\ngo nodes 5", "the game is over"},
		{over + " a1", "the game is over"},
		{"setoption", "setoption: want"},
		{"setoption name Level", "setoption: want"},
		{"setoption name Level value 9", "from 1 to 8"},
		{"setoption name Level value 0", "from 1 to 8"},
		{"setoption name Hash value 0", "from 1 to"},
		{"setoption name Seed value -1", "from 0 to"},
		{"setoption name Colour value 1", `no option "Colour"`},
		{"query", "query: unknown"},
		{"query mood", `query: unknown "mood"`},
		{strings.Repeat("x", maxLine+5), "too long"},
	} {
		got := talk(t, "konane", "size=6", test.line, "isready")
		if !strings.HasPrefix(got, "error ") || !strings.Contains(got, test.want) || strings.Count(got, "\n") != 2 || !strings.HasSuffix(got, "\nreadyok\n") {
			t.Errorf("%.60q says:\n%swant %q", test.line, got, test.want)
		}
	}
	// A rejected position leaves the old one in place.
	got := talk(t, "konane", "size=6", "position startpos moves a1", "position startpos moves a1 c1", "query p1turn")
	if !strings.HasSuffix(got, "response false\n") {
		t.Errorf("after a refused position:\n%s", got)
	}
}

// TestMemory checks that a table larger than the machine's memory is rejected, and that the engine announces
// the largest size.
func TestMemory(t *testing.T) {
	for _, test := range []struct {
		memory int
		// usual and most are MB.
		usual, most int
	}{
		{0, 512, 16384},
		{2 << 30, 512, 2048},
		{2<<30 - 1, 64, 2047},
		{1 << 40, 512, 16384},
		{1 << 20, 64, 64},
	} {
		var out bytes.Buffer
		input := fmt.Sprintf("ugi\nsetoption name Hash value %d\nsetoption name Hash value %d\nquery p1turn\n", test.most, test.most+1)
		if err := Serve(strings.NewReader(input), &out, game(t, "kalah"), "", Machine{Now: clock(), Memory: test.memory}); err != nil {
			t.Fatal(err)
		}
		if want := fmt.Sprintf("option name Hash type spin default %d min 1 max %d\n", test.usual, test.most); !strings.Contains(out.String(), want) {
			t.Errorf("%d bytes: no %q in\n%s", test.memory, want, out.String())
		}
		want := fmt.Sprintf("ugiok\nerror setoption: Hash is %d: this machine has memory for %d MB at most\nresponse true\n", test.most+1, test.most)
		if test.most == 16384 {
			want = "ugiok\nerror setoption: Hash is \"16385\": want a number from 1 to 16384\nresponse true\n"
		}
		if !strings.HasSuffix(out.String(), want) {
			t.Errorf("%d bytes: no %q in\n%s", test.memory, want, out.String())
		}
	}
}

// TestRepeatable checks that turns depend only on the level, the seed and the limits.
func TestRepeatable(t *testing.T) {
	play := func(level, seed int) string {
		input := []string{fmt.Sprintf("setoption name Level value %d", level), fmt.Sprintf("setoption name seed value %d", seed)}
		for range 2 {
			input = append(input, "uginewgame", "position startpos moves C F", "go nodes 2000", "position startpos moves C F a", "go nodes 2000")
		}
		return best(talk(t, "kalah", "", input...))
	}
	differ := false
	for level := 1; level <= 8; level++ {
		for seed := range 4 {
			first := play(level, seed)
			words := strings.Fields(first)
			if len(words) != 4 || words[0] != words[2] || words[1] != words[3] {
				t.Errorf("level %d, seed %d: the same game twice gives %q", level, seed, words)
			}
			if again := play(level, seed); again != first {
				t.Errorf("level %d, seed %d: %s, then %s", level, seed, first, again)
			}
			differ = differ || level == 1 && first != play(level, seed+50)
		}
	}
	if !differ {
		t.Error("seeds make no difference")
	}
}

// A taker is a thinker that only takes jobs.
type taker struct {
	ai.Thinker
	job ai.Job
}

func (t *taker) Set(ai.Settings) {}
func (t *taker) Start(j ai.Job)  { t.job = j }

// TestAnalysis checks that at full strength "infinite" asks for an analysis, which takes no side.
func TestAnalysis(t *testing.T) {
	for _, test := range []struct {
		level int
		limit string
		want  int
	}{{ai.Levels, "infinite", 0}, {ai.Levels, "depth 3", ai.Levels}, {3, "infinite", 3}} {
		thinker := new(taker)
		s := &server{out: io.Discard, game: game(t, "kanishogi"), level: test.level, thinker: thinker}
		if err := s.newGame(); err != nil {
			t.Fatal(err)
		}
		if err := s.start(test.limit); err != nil || thinker.job.Level != test.want {
			t.Errorf("level %d, %s: level %d, %v", test.level, test.limit, thinker.job.Level, err)
		}
	}
}

// TestStopAtOnce checks that stop and isready are answered while the engine thinks.
func TestStopAtOnce(t *testing.T) {
	r, w := io.Pipe()
	out, in := io.Pipe()
	failed := make(chan error, 1)
	go func() {
		failed <- Serve(r, in, game(t, "kanishogi"), "", Machine{Now: clock()})
		in.Close()
	}()
	thinking := make(chan struct{})
	c, err := NewClient(&spotter{Reader: out, word: "info ", seen: thinking}, w)
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Set("Hash", "1"); err != nil {
		t.Fatal(err)
	}
	go func() {
		<-thinking
		io.WriteString(w, "stop\n")
	}()
	word, err := c.Go(startText(t, "kanishogi"), nil, 0, 0)
	if err != nil || word == "" {
		t.Errorf("%q, %v", word, err)
	}
	if _, err := c.Go(startText(t, "kanishogi"), []string{"nonsense"}, 0, 10); err == nil || !strings.Contains(err.Error(), "the engine says: kanishogi: ply 1") {
		t.Errorf("%v", err)
	}
	// The line before it was handled as well: its answer is still to come, and nothing after that.
	w.Close()
	if err := c.until("bestmove nothing"); err == nil {
		t.Error("no error")
	}
	if err := <-failed; err != nil {
		t.Error(err)
	}
}

// TestEndOfInput checks that lines that wait are handled after the end of the input too, if a result was held
// back when it came.
func TestEndOfInput(t *testing.T) {
	var out bytes.Buffer
	held := ai.Update{Info: ai.Info{Best: ai.Variation{Words: []string{"A"}}}}
	s := &server{out: &out, thinking: true, infinite: true, held: &held, queue: []string{"isready"}}
	if err := s.loop(strings.NewReader(""), nil); err != nil || !strings.HasSuffix(out.String(), "bestmove A\nreadyok\n") {
		t.Errorf("%q, %v", out.String(), err)
	}
}

// A spotter is a reader that closes seen once data that begins with a given word has been read.
type spotter struct {
	io.Reader
	word string
	seen chan struct{}
	done bool
}

func (s *spotter) Read(b []byte) (int, error) {
	n, err := s.Reader.Read(b)
	if !s.done && bytes.HasPrefix(b[:n], []byte(s.word)) {
		s.done = true
		close(s.seen)
	}
	return n, err
}

func startText(t *testing.T, id string) string {
	t.Helper()
	p, err := game(t, id).Start("")
	if err != nil {
		t.Fatal(err)
	}
	return p.String()
}

// FuzzEngine checks that every line of output follows the protocol and that the engine ends, whatever the
// input.
func FuzzEngine(f *testing.F) {
	f.Add("ugi\nisready\nuginewgame\nposition startpos moves a1 b1\ngo depth 2\nquery result\nquit\n")
	f.Add("position fen " + lastJump + " moves a1-c1\ngo nodes 100\nstop\n")
	f.Add("setoption name Level value 2\nsetoption name Seed value 3\ngo movetime 1\n")
	f.Add("go infinite\nisready\nposition startpos\nstop\n")
	f.Add("go depth 1 nodes 5 movetime 1 infinite\n\x00\xff\n\n go\n")
	said := regexp.MustCompile(`^(id|option|ugiok|readyok|info|bestmove|response|error)\b`)
	f.Fuzz(func(t *testing.T, input string) {
		// Long searches and large tables are legal, but too slow for this test.
		for _, costly := range []string{"movetime", "nodes", "depth", "Hash", "hash", "HASH", "hreads", "HREADS"} {
			if strings.Contains(input, costly) && regexp.MustCompile(`\d{4}`).MatchString(input) {
				t.Skip()
			}
		}
		if regexp.MustCompile(`(?i)depth|hash|threads`).MatchString(input) && regexp.MustCompile(`\d\d`).MatchString(input) {
			t.Skip()
		}
		var out bytes.Buffer
		if err := Serve(strings.NewReader("setoption name Hash value 1\n"+input), &out, game(t, "konane"), "size=6", Machine{Now: clock()}); err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(out.String()) {
			if !said.MatchString(line) {
				t.Errorf("%q says %q", input, line)
			}
		}
	})
}

// TestReady checks that lines sent before readyok are obeyed in order once the engine is ready, as if it were at once.
func TestReady(t *testing.T) {
	many := slices.Repeat([]string{"query gameover"}, 2*maxQueue)
	for _, test := range []struct {
		input []string
		want  string
	}{
		{[]string{"isready", "position startpos moves A", "query p1turn"}, `readyok\nresponse false\n`},
		{append([]string{"isready"}, many...), `readyok\n` + strings.Repeat(`response false\n`, len(many))},
		{[]string{"isready", "go nodes 1000000000000000", "isready", "stop"}, `readyok\nreadyok\n(info .*\n)+bestmove .*\n`},
		{[]string{"isready", "go nodes 1000000000000000", "query gameover", "position startpos", "stop", "quit"}, `readyok\nresponse false\n(info .*\n)+bestmove .*\n`},
		{[]string{"isready", "query gameover", "quit", "query gameover"}, `readyok\nresponse false\n`},
	} {
		if got := talk(t, "kalah", "", test.input...); !regexp.MustCompile("^" + test.want + "$").MatchString(got) {
			t.Errorf("%.40q says:\n%s", test.input, got)
		}
	}
	for _, input := range [][]string{
		{"isready", "isready", "go depth 1"},
		{"uginewgame", "isready", "stop", "isready", "go depth 1"},
		{"setoption name Level value 7", "isready", "isready", "go depth 1"},
	} {
		got := talk(t, "kalah", "seeds=3", input...)
		if !strings.HasPrefix(got, "readyok\nreadyok\ninfo depth 1 ") {
			t.Errorf("%q says:\n%s", input, got)
		}
	}
}
