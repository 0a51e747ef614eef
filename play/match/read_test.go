package match

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"tidepool/rules"
)

func TestRecord(t *testing.T) {
	m := played(t, "first=white,limit=off", "again", "up", "down")
	m.SetTag("Event", `The "Crab" \ Cup`)
	m.SetTag("Date", "2026.11.21")
	m.SetComment(0, "Off we go.")
	m.SetComment(2, "a } brace\nand a \\")
	want := `[Game "toy"]
[Options "first=white,limit=off"]
[Black "Ann"]
[White "Bo"]
[Date "2026.11.21"]
[Result "*"]
[Event "The \"Crab\" \\ Cup"]

{Off we go.} 1. again up {a \} brace\nand a \\} 2. down *
`
	if got := m.Record(); got != want {
		t.Errorf("record:\n%s\nwant:\n%s", got, want)
	}
	checkSame(t, m)
}

func TestRecordOfAStart(t *testing.T) {
	for start, want := range map[string]bool{"5 b": false, "5 w": true, "3 b": true} {
		m, err := New(Setup{Game: toyGames[0], Start: start})
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Contains(m.Record(), `[Start "`+start+`"]`); got != want {
			t.Errorf("start %s is written: %t, want %t", start, got, want)
		}
		checkSame(t, m)
	}
}

func TestFullRecord(t *testing.T) {
	m := played(t, "", "up", "up", "up", "up")
	m.Undo()
	m.Undo()
	m.Resign(rules.Far)
	if got := m.Record(); strings.Contains(got, "Ply") || !strings.Contains(got, "1. up up 1-0") {
		t.Errorf("record:\n%s", got)
	}
	if got := m.FullRecord(); !strings.Contains(got, `[Ply "2"]`) || !strings.Contains(got, "1. up up 2. up up 1-0") {
		t.Errorf("full record:\n%s", got)
	}
	checkSame(t, m)
}

// checkSame reads the match's records back and compares.
func checkSame(t interface {
	Helper()
	Errorf(string, ...any)
}, m *Match, games ...rules.Game) {
	t.Helper()
	if games == nil {
		games = toyGames
	}
	for name, write := range map[string]func(*Match) string{"record": (*Match).Record, "full record": (*Match).FullRecord} {
		text := write(m)
		got, err := Read(text, games)
		if err != nil {
			t.Errorf("%s: %v\n%s", name, err, text)
			continue
		}
		if again := write(got); again != text {
			t.Errorf("%s is\n%s\nread and written again\n%s", name, text, again)
		}
		if got.Ply() != m.Ply() || got.Position() != m.Position() || got.Outcome() != m.Outcome() ||
			got.Result() != m.Result() || got.Player(rules.Near) != m.Player(rules.Near) {
			t.Errorf("%s leads to another match:\n%s", name, text)
		}
		for ply := range got.Len() + 1 {
			if got.Comment(ply) != m.Comment(ply) {
				t.Errorf("%s: comment %q at %d, want %q", name, got.Comment(ply), ply, m.Comment(ply))
			}
		}
	}
}

func TestReadLeniently(t *testing.T) {
	text := "\ufeff[Result \"*\"]\r\n[Game   \"toy\"]  \r\n[Options \"first=black\"]\r\n\r\n\r\n1.\r\nup{over\r\ntwo lines } \tup\n\n2. down *\r\n \n"
	m, err := Read(text, toyGames)
	if err != nil {
		t.Fatal(err)
	}
	want := "[Game \"toy\"]\n[Result \"*\"]\n\n1. up {over\\ntwo lines} up 2. down *\n"
	if got := m.Record(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// columns are removed if a test only checks lines.
var columns = regexp.MustCompile(", column [0-9]+")

func TestReadRefuses(t *testing.T) {
	const head = "[Game \"toy\"]\n[Result \"*\"]\n"
	for name, c := range map[string]struct{ text, want string }{
		"empty":               {"", "record: no header Game"},
		"no game":             {"[Result \"*\"]\n\n*\n", "record: no header Game"},
		"no result":           {"[Game \"toy\"]\n\n*\n", "record: no header Result"},
		"unknown game":        {"[Result \"*\"]\n[Game \"go\"]\n\n*\n", "line 2: unknown game go"},
		"twice":               {head + "[Game \"toy\"]\n\n*\n", "line 3: header Game given twice"},
		"tag twice":           {head + "[Event \"a\"]\n[Event \"a\"]\n\n*\n", "line 4: header Event given twice"},
		"bad header name":     {head + "[event \"x\"]\n\n*", "line 3: header event: a name is"},
		"unquoted":            {head + "[Event x]\n\n*", "line 3: not a header"},
		"half quoted":         {head + "[Event \"]\n\n*", "line 3: not a header"},
		"quote inside":        {head + "[Event \"a\"b\"]\n\n*", `line 3: header Event: a " inside`},
		"bad escape":          {head + "[Event \"a\\n\"]\n\n*", "line 3: header Event: \\ stands only"},
		"escaped end":         {head + "[Event \"a\\\"]\n\n*", "line 3: header Event: \\ stands only"},
		"control":             {head + "[Event \"a\x01\"]\n\n*", "line 3: header Event: control character U+0001"},
		"not UTF-8":           {head + "[Event \"\xff\"]\n\n*", "line 3, column 9: not UTF-8"},
		"options":             {head + "[Options \"x=1\"]\n\n*", "line 3: toy: options: no option"},
		"start":               {head + "[Start \"5 x\"]\n\n*", "line 3: toy: start: "},
		"long name":           {head + "[White \"" + strings.Repeat("x", 257) + "\"]\n\n*", "line 3: white's name"},
		"bad date":            {head + "[Date \"now\"]\n\n*", "line 3: header Date"},
		"bad result":          {"[Game \"toy\"]\n[Result \"2-0\"]\n\n*", "line 2: result 2-0 is none of"},
		"bad termination":     {head + "[Termination \"clock\"]\n\n*", "line 3: termination clock"},
		"bad ply":             {head + "[Ply \"01\"]\n\n*", "line 3: ply 01 is not"},
		"ply beyond":          {head + "[Ply \"3\"]\n\n1. up up *", "line 3: ply 3 of 2 turns"},
		"no end":              {head + "\n1. up up\n", "line 5: the record ends without a result"},
		"no moves":            {head + "\n", "without a result"},
		"cut in a comment":    {head + "\n1. up {hm", "line 4: a comment is not closed"},
		"comment escape":      {head + "\n{\\x} *", "line 4: comment: \\ stands only"},
		"comment cut escape":  {head + "\n{\\", "line 4: comment: \\ stands only"},
		"control in comment":  {head + "\n{a\x02} *", "line 4: comment: control character"},
		"wrong number":        {head + "\n2. up *", "line 4: 2. where the number 1. should be"},
		"number alone":        {head + "\n1. *", "line 4: no turn after the number"},
		"illegal":             {head + "\n1. up\nleft *", "line 5: toy: ply 2: left: the counter"},
		"text after":          {head + "\n1. up *\n{bye}", "line 5: text after the result"},
		"two results":         {head + "\n* 1-0", "line 4: text after the result"},
		"results differ":      {head + "\n1. up 1-0", "line 4: result 1-0 contradicts the header's *"},
		"win not by moves":    {"[Game \"toy\"]\n[Result \"1-0\"]\n\n1. up 1-0", "line 2: result 1-0 contradicts the moves, which give *"},
		"draw not by moves":   {"[Game \"toy\"]\n[Result \"1/2-1/2\"]\n\n1. up 1/2-1/2", "line 2: result 1/2-1/2 contradicts"},
		"win by moves":        {head + "\n1. up up 2. up up *", "line 2: result * contradicts the moves, which give 0-1"},
		"wrong winner":        {"[Game \"toy\"]\n[Result \"1-0\"]\n\n1. up up 2. up up 1-0", "contradicts the moves, which give 0-1"},
		"on after the end":    {"[Game \"toy\"]\n[Result \"0-1\"]\n\n1. up up 2. up up 3. up 0-1", "line 4: toy: ply 5: up: the game is over"},
		"needless ending":     {"[Game \"toy\"]\n[Result \"0-1\"]\n[Termination \"resigned\"]\n\n1. up up 2. up up 0-1", "line 3: the moves end the game already"},
		"resigned draw":       {"[Game \"toy\"]\n[Result \"1/2-1/2\"]\n[Termination \"resigned\"]\n\n1/2-1/2", "line 3: resigned contradicts the result 1/2-1/2"},
		"agreed win":          {"[Game \"toy\"]\n[Result \"1-0\"]\n[Termination \"agreed\"]\n\n1-0", "line 3: agreed contradicts"},
		"resigned unfinished": {head + "[Termination \"resigned\"]\n\n*", "line 3: resigned contradicts"},
		"too long":            {strings.Repeat(" ", MaxRecord+1), "record: longer than 524288 bytes"},
		"too many plies": {"[Game \"toy\"]\n[Options \"repetition=off,limit=off\"]\n[Result \"*\"]\n\n" +
			manyTurns(MaxPlies+1) + "*", "the record is full with 2000 turns"},
	} {
		_, err := Read(c.text, toyGames)
		var read *ReadError
		if err == nil || !strings.Contains(columns.ReplaceAllString(err.Error(), ""), c.want) && !strings.Contains(err.Error(), c.want) || !errors.As(err, &read) {
			t.Errorf("%s: error %v, want %q", name, err, c.want)
		}
	}
}

func manyTurns(n int) string {
	m, err := New(Setup{Game: toyGames[0], Options: "repetition=off,limit=off"})
	if err != nil {
		panic(err)
	}
	for m.Ply() < MaxPlies {
		m.Play([]string{"up", "down"}[m.Ply()%2])
	}
	text := m.Record()
	moves := strings.TrimSuffix(text[strings.Index(text, "1."):], "*\n")
	return moves + strings.Repeat("1001. up ", n-MaxPlies)
}

func TestReadWrapsReason(t *testing.T) {
	_, err := Read("[Game \"toy\"]\n[Result \"*\"]\n\n1. left *", toyGames)
	var reason rules.Reason
	if !errors.As(err, &reason) || reason.Code != "toy.unknown" {
		t.Errorf("%v has the reason %v", err, reason)
	}
	if _, err := Read("[Game \"x\"]\n\n", toyGames); !errors.Is(err, ErrUnknownGame) {
		t.Errorf("%v is not ErrUnknownGame", err)
	}
}

// TestLargestRecord reaches every limit at once.
func TestLargestRecord(t *testing.T) {
	m := played(t, "first=white,repetition=off,limit=off")
	for m.Ply() < MaxPlies {
		m.Play([]string{"again", "down", "down", "up"}[m.Ply()%4])
	}
	m.SetPlayer(rules.Near, strings.Repeat(`"`, maxName))
	m.SetPlayer(rules.Far, strings.Repeat(`\`, maxName))
	for i := 0; m.SetTag("T"+strings.Repeat("x", i), strings.Repeat(`"`, 500)) == nil; i++ {
	}
	for ply := 0; ply <= m.Len() && m.SetComment(ply, strings.Repeat("}", 40)) == nil; ply++ {
	}
	fill(t, m)
	text := m.FullRecord()
	if len(text) > MaxRecord*3/4 || len(text) < MaxRecord/3 {
		t.Errorf("the largest record has %d bytes of %d", len(text), MaxRecord)
	}
	checkSame(t, m)
}

func TestReadHeaders(t *testing.T) {
	m := played(t, "limit=off", "up", "up")
	m.SetTag("Event", "x")
	m.Undo()
	h, err := ReadHeaders(m.FullRecord(), toyGames)
	if err != nil || h.Game != toyGames[0] || h.Players != [2]string{"Ann", "Bo"} || h.Options != "limit=off" ||
		h.Ply != 1 || h.Result != "*" || len(h.Tags) != 1 {
		t.Errorf("%+v, %v", h, err)
	}
}

func TestWrapping(t *testing.T) {
	m := played(t, "repetition=off")
	for m.Ply() < 200 {
		m.Play([]string{"up", "down"}[m.Ply()%2])
	}
	for line := range strings.Lines(m.Record()) {
		if n := len(strings.TrimSuffix(line, "\n")); n > lineWidth || strings.HasSuffix(line, " \n") {
			t.Errorf("line of %d characters: %q", n, line)
		}
	}
}

func TestReadBeginning(t *testing.T) {
	const text = "[Game \"toy\"]\n[White \"W\"]\n[Result \"*\"]\n%s\n1. up {a} down 2. up no-such-turn\n"
	for _, test := range []struct {
		header string
		plies  int
		want   int // turns, -1 for an error
	}{{"", 0, 0}, {"", 1, 1}, {"", 2, 2}, {"", 3, 3}, {"", 4, -1}, {"[Ply \"2\"]\n", 4, 2}} {
		m, err := ReadBeginning(fmt.Sprintf(text, test.header), toyGames, test.plies)
		switch {
		case test.want < 0:
			if err == nil {
				t.Errorf("%d turns of what cannot be read: no error", test.plies)
			}
		case err != nil:
			t.Errorf("%d turns: %v", test.plies, err)
		case m.Ply() != test.want || m.Len() != test.want || m.Player(rules.Far) != "W":
			t.Errorf("%d turns: %d of %d", test.plies, m.Ply(), m.Len())
		}
	}
}
