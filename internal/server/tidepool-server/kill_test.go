//go:build unix

package main

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"tidepool/internal/cli"
	"tidepool/internal/server/jetstream"
	"tidepool/internal/server/load"
	"tidepool/play/table"
	"tidepool/play/table/dial"
	"tidepool/play/table/remote"
	"tidepool/play/table/wire"
	"tidepool/rules/games"
)

// asServer is an environment variable: if set, the test binary runs as the server with these arguments.
const asServer = "TIDEPOOL_TEST_SERVER"

// Copied as the program or the server, the test binary runs as that.
func TestMain(m *testing.M) {
	switch filepath.Base(os.Args[0]) {
	case "tidepool":
		exit, _ := cli.Run(os.Args[1:], os.Stdout, os.Stderr)
		os.Exit(exit)
	case "tidepool-server":
		main()
		return
	}
	if args := os.Getenv(asServer); args != "" {
		os.Args = append(os.Args[:1], strings.Split(args, " ")...)
		main()
		return
	}
	os.Exit(m.Run())
}

// startServer starts a server process and returns its address once it listens.
func startServer(t *testing.T, args string) (process *exec.Cmd, addr string) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), asServer+"="+args)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatalf("the server ends: %v", err)
	}
	_, rest, _ := strings.Cut(line, "http://")
	addr, _, _ = strings.Cut(rest, "/")
	return cmd, addr
}

// A side is a player's client in this process.
type side struct {
	seat     *remote.Seat
	which    table.Seat
	received []string
}

func (s *side) step(t *testing.T, now time.Duration, r *rand.Rand) {
	for _, h := range s.seat.Tick(now) {
		switch h := h.(type) {
		case remote.Happened:
			if h.Event.Nonce != "" {
				s.received = append(s.received, h.Event.Nonce)
			}
		case remote.Ended:
			t.Fatalf("seat %d is disconnected: %d", s.which, h.Code)
		}
	}
	load.Act(s.seat, s.which, r.IntN)
}

// If the server or a page is killed in mid-game, no turn that a page has received is lost,
// none counts twice, and both players reconnect by themselves. TIDEPOOL_KILLS is the
// number of kills.
func TestKilled(t *testing.T) {
	kills := 3
	if n, err := strconv.Atoi(os.Getenv("TIDEPOOL_KILLS")); err == nil {
		kills = n
	}
	// A table is full after about two hundred kills.
	const most = 50
	for n := kills; n > 0; n -= most {
		killWhilePlaying(t, min(n, most), uint64(n))
	}
}

// killWhilePlaying has two players play at a table while they and the server are killed.
func killWhilePlaying(t *testing.T, kills int, seed uint64) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 36))
	dir := t.TempDir()
	server, addr := startServer(t, "-dir= -addr 127.0.0.1:0 -tables "+dir)
	defer func() { _ = server.Process.Kill() }()
	url := "ws://" + addr + "/" + wire.Path
	made, err := load.Make(t.Context(), url, table.Setup{Game: games.All()[0].Info().ID})
	if err != nil {
		t.Fatal(err)
	}
	newSide := func(which table.Seat) *side {
		return &side{which: which, seat: remote.New(remote.Options{Dial: dial.To(url, nil), Table: made.Table, Secret: made.Secrets[which],
			Games: games.All(), Session: load.Secret(), Random: r.Float64})}
	}
	sides := [2]*side{newSide(0), newSide(1)}
	var received []string // by pages that were killed
	start := time.Now()
	for kill := range kills {
		for end := time.Now().Add(time.Duration(50+r.IntN(300)) * time.Millisecond); time.Now().Before(end) || sides[0].seat.Table() == nil || sides[1].seat.Table() == nil; {
			for _, s := range sides {
				s.step(t, time.Since(start), r)
			}
			time.Sleep(time.Millisecond)
		}
		if kill%3 == 2 {
			old := sides[r.IntN(2)]
			received = append(received, old.received...)
			sides[old.which] = newSide(old.which) // the old connection stays open and silent
			continue
		}
		_ = server.Process.Kill()
		_ = server.Wait()
		server, _ = startServer(t, "-dir= -addr "+addr+" -tables "+dir)
		// Both reconnect by themselves and play on.
		before := sides[0].seat.Table().Events()
		for patience := time.Now().Add(time.Minute); sides[0].seat.Table().Events() < before+4 || sides[1].seat.Table().Events() < before+4; {
			for _, s := range sides {
				s.step(t, time.Since(start), r)
			}
			if time.Sleep(time.Millisecond); time.Now().After(patience) {
				t.Fatalf("kill %d: no progress after %d events: %v", kill, before, sides[0].seat.Table().Match().Outcome())
			}
		}
	}
	_ = server.Process.Kill()
	_ = server.Wait()
	nonces := readLog(t, dir, made.Table)
	for _, s := range sides {
		received = append(received, s.received...)
	}
	for _, n := range received {
		if nonces[n] != 1 {
			t.Errorf("a received event is %d times in the log: %s", nonces[n], n)
		}
	}
	t.Logf("%d kills, %d events, %d of them received", kills, len(nonces), len(received))
}

// readLog checks a table's log against the rules, and returns how often each nonce occurs.
func readLog(t *testing.T, dir, name string) map[string]int {
	t.Helper()
	kept, err := jetstream.Open(t.Context(), dir, func(error) {})
	if err != nil {
		t.Fatal(err)
	}
	defer kept.Close()
	log, err := kept.Load(t.Context(), name)
	if err != nil {
		t.Fatal(err)
	}
	nonces := map[string]int{}
	var on *table.Table
	for i, entry := range log {
		e, err := table.ParseEvent(entry.Data)
		if err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			on, err = table.New(e, entry.At, games.All())
		} else {
			err = on.Apply(e, entry.At)
		}
		if err != nil {
			t.Fatal(fmt.Errorf("event %d: %w", i, err))
		}
		if e.Nonce != "" {
			nonces[e.Nonce]++
		}
	}
	return nonces
}
