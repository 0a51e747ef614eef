//go:build !js

package shelf

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"
)

// These variables make the test binary a rival: it loads each game of the directory, plays its own turn in
// each and saves it at a signal that the other rival gets at the same moment.
const (
	rivalDir  = "TIDEPOOL_TEST_RIVAL"
	rivalWord = "TIDEPOOL_TEST_RIVAL_WORD"
)

// contested is how many games two programs save at the same moment, each with its own turn: 10,000 saves.
const contested = 5000

func contestedID(n int) string { return newID(noon, n) }

// rival prints "ready" before each save and the game's id after it, and waits for a line before each save.
func rival(path, word string) {
	store, err := OpenStore(path, time.Now())
	if err != nil {
		fmt.Println("error", err)
		os.Exit(1)
	}
	s := Open(store, toyGames)
	sign := bufio.NewReader(os.Stdin)
	for n := range contested {
		g, err := s.Load(contestedID(n))
		if err == nil {
			_, err = g.Match.Play(word)
		}
		fmt.Println("ready")
		if _, err := sign.ReadString('\n'); err != nil {
			os.Exit(1) // the test is over
		}
		if err == nil {
			err = s.Save(g, noon.Add(time.Hour+time.Duration(n)*time.Second))
		}
		if err != nil {
			fmt.Println("error", err)
			os.Exit(1)
		}
		fmt.Println(g.ID)
	}
	os.Exit(0)
}

// A seat is the connection to a rival.
type seat struct {
	t    *testing.T
	in   io.Writer
	said *bufio.Scanner
}

func startRival(t *testing.T, path, word string) seat {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), rivalDir+"="+path, rivalWord+"="+word)
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		in.Close()
		cmd.Wait()
	})
	return seat{t, in, bufio.NewScanner(out)}
}

func (s seat) hear() string {
	s.t.Helper()
	if !s.said.Scan() || strings.HasPrefix(s.said.Text(), "error") {
		s.t.Fatalf("a rival said %q, then %v", s.said.Text(), s.said.Err())
	}
	return s.said.Text()
}

// quickDir returns a directory in memory, if the system has one: syncing 10,000 files to disk takes a while.
func quickDir(t testing.TB) string {
	t.Helper()
	path, err := os.MkdirTemp("/dev/shm", "tidepool-")
	if err != nil {
		return t.TempDir()
	}
	t.Cleanup(func() { os.RemoveAll(path) })
	return path
}

// TestTwoSaveAtOnce lets two programs save a turn of the same game at the same moment, 5,000 times: no turn is lost.
func TestTwoSaveAtOnce(t *testing.T) {
	path := quickDir(t)
	d := openTestDir(t, path)
	start := []byte(fileOf(t))
	for n := range contested {
		// Without syncing, for speed.
		if err := os.WriteFile(d.file(contestedID(n)+gameExt), start, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	words := [2]string{"up", "down"}
	rivals := [2]seat{startRival(t, path, words[0]), startRival(t, path, words[1])}
	s := Open(d, toyGames)
	stayed := [2]int{}
	for n := range contested {
		for _, r := range rivals {
			r.hear()
		}
		for _, r := range rivals {
			fmt.Fprintln(r.in)
		}
		ids := [2]string{rivals[0].hear(), rivals[1].hear()}
		for i, id := range ids {
			g, err := s.Load(id)
			if err != nil || g.Match.Ply() != 1 || g.Match.Turn(1).Word != words[i] {
				t.Fatalf("round %d: %q is not in %s: %+v, %v", n, words[i], id, g, err)
			}
			if id == contestedID(n) {
				stayed[i]++
			}
		}
		if ids[0] == ids[1] || ids[0] != contestedID(n) && ids[1] != contestedID(n) {
			t.Fatalf("round %d: the ids are %v", n, ids)
		}
	}
	t.Logf("the first came first %d times, the second %d", stayed[0], stayed[1])
}
