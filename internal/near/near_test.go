//go:build !js

package near_test

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tidepool/internal/near"
	"tidepool/internal/server/files"
	"tidepool/internal/server/load"
	"tidepool/play/table"
	"tidepool/play/table/dial"
	"tidepool/play/table/remote"
	"tidepool/play/table/wire"
	"tidepool/rules/games"
)

// asHost makes this test binary run as a host that keeps its tables in a folder.
const asHost = "TIDEPOOL_TEST_HOST"

func TestMain(m *testing.M) {
	dir := os.Getenv(asHost)
	if dir == "" {
		os.Exit(m.Run())
	}
	h, err := near.Start(context.Background(), near.Options{Dir: dir, Trouble: func(err error) { fmt.Fprintln(os.Stderr, err) }})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(h.Local())
	<-h.Ended()
}

// begin starts a host process and returns the address that it prints.
func begin(t *testing.T, dir string) (*exec.Cmd, string) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), asHost+"="+dir)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatalf("the host process ended: %v", err)
	}
	return cmd, strings.TrimSpace(line)
}

// Two people play; the host is killed in mid-game and restarted: it has the same address and all acknowledged
// events, and the game continues by itself.
func TestKilledHost(t *testing.T) {
	dir := t.TempDir()
	host, at := begin(t, dir)
	url := strings.Replace(at, "http", "ws", 1) + wire.Path
	made, err := load.Make(t.Context(), url, table.Setup{Game: games.All()[0].Info().ID, Clocks: [2]string{"180+5", "180+5"}})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 2))
	var seats [2]*remote.Seat
	for i := range seats {
		seats[i] = remote.New(remote.Options{Dial: dial.To(url, nil), Table: made.Table, Secret: made.Secrets[i], Games: games.All(), Session: load.Secret(), Random: r.Float64})
	}
	start := time.Now()
	told := map[string]bool{}
	play := func(until func() bool) {
		t.Helper()
		for patience := time.Now().Add(time.Minute); !until(); time.Sleep(time.Millisecond) {
			if time.Now().After(patience) {
				t.Fatal("no progress")
			}
			for i, s := range seats {
				for _, h := range s.Tick(time.Since(start)) {
					switch h := h.(type) {
					case remote.Happened:
						told[h.Event.Nonce] = true
					case remote.Ended, remote.Refused:
						t.Fatalf("seat %d: %+v", i, h)
					}
				}
				load.Act(s, table.Seat(i), r.IntN)
			}
		}
	}
	events := func(n int) func() bool {
		return func() bool {
			return seats[0].Table() != nil && seats[1].Table() != nil && seats[0].Table().Events() >= n && seats[1].Table().Events() >= n
		}
	}
	for n := 10; n <= 40; n += 10 {
		play(events(n))
		_ = host.Process.Kill()
		_ = host.Wait()
		var again string
		if host, again = begin(t, dir); again != at {
			t.Fatalf("at %s, then at %s", at, again)
		}
	}
	play(events(50))
	_ = host.Process.Kill()
	_ = host.Wait()

	kept, err := files.Open(dir, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer kept.Close()
	log, err := kept.Load(t.Context(), made.Table)
	if err != nil {
		t.Fatal(err)
	}
	times := map[string]int{}
	var on *table.Table
	for i, entry := range log {
		e, err := table.ParseEvent(entry.Data)
		if err == nil && i == 0 {
			on, err = table.New(e, entry.At, games.All())
		} else if err == nil {
			err = on.Apply(e, entry.At)
		}
		if err != nil {
			t.Fatalf("event %d: %v", i, err)
		}
		times[e.Nonce]++
	}
	for nonce := range told {
		if nonce != "" && times[nonce] != 1 {
			t.Errorf("a received event is %d times in the log: %s", times[nonce], nonce)
		}
	}
}

// The page is served over plain HTTP, with a policy that lets it connect, and only to requests addressed to
// this device.
func TestPage(t *testing.T) {
	page := t.TempDir()
	if err := os.WriteFile(filepath.Join(page, "index.html"), []byte("<p>here"), 0o600); err != nil {
		t.Fatal(err)
	}
	h, err := near.Start(t.Context(), near.Options{Dir: t.TempDir(), Page: page})
	if err != nil {
		t.Fatal(err)
	}
	defer h.Close()
	ask := func(host string) (*http.Response, string) {
		t.Helper()
		r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, h.Local(), nil)
		if err != nil {
			t.Fatal(err)
		}
		if host != "" {
			r.Host = host
		}
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		text, err := io.ReadAll(answer.Body)
		if err != nil {
			t.Fatal(err)
		}
		return answer, string(text)
	}
	answer, text := ask("")
	if text != "<p>here" || !strings.Contains(answer.Header.Get("Content-Security-Policy"), "connect-src 'self'") {
		t.Errorf("%q, %v", text, answer.Header)
	}
	for host, want := range map[string]int{"192.168.1.7:8427": 200, "[fd00::1]:8427": 200, "laptop.local": 200, "laptop:1": 200, "evil.example:8427": 421, "192.168.1.7.evil.example": 421} {
		if answer, _ := ask(host); answer.StatusCode != want {
			t.Errorf("%s is answered %d, not %d", host, answer.StatusCode, want)
		}
	}
	for _, u := range h.URLs() {
		if !strings.HasPrefix(u, "http://") || !strings.HasSuffix(u, "/") || strings.Contains(u, "127.0.0.1") || strings.Contains(u, "fe80") {
			t.Errorf("it says %s", u)
		}
	}
}

// A page of this host may connect, a foreign one may not.
func TestOrigin(t *testing.T) {
	h, err := near.Start(t.Context(), near.Options{Dir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	defer h.Close()
	host := strings.Trim(strings.TrimPrefix(h.Local(), "http://"), "/")
	for origin, want := range map[string]int{"http://" + host: http.StatusSwitchingProtocols, "http://evil.example": http.StatusForbidden, "null": http.StatusForbidden} {
		r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, h.Local()+wire.Path, nil)
		if err != nil {
			t.Fatal(err)
		}
		for name, value := range map[string]string{"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Protocol": wire.Protocol, "Origin": origin} {
			r.Header.Set(name, value)
		}
		answer, err := http.DefaultTransport.RoundTrip(r)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		if answer.StatusCode != want {
			t.Errorf("from %s: %d, not %d", origin, answer.StatusCode, want)
		}
	}
}

// If the port is taken another is used at once, and is used again the next time.
func TestPort(t *testing.T) {
	dir, other := t.TempDir(), t.TempDir()
	first, err := near.Start(t.Context(), near.Options{Dir: dir})
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	second, err := near.Start(t.Context(), near.Options{Dir: other})
	if err != nil {
		t.Fatal(err)
	}
	at := second.Local()
	if at == first.Local() {
		t.Fatal("two hosts at one address")
	}
	if err := second.Close(); err != nil {
		t.Fatal(err)
	}
	if second, err = near.Start(t.Context(), near.Options{Dir: other}); err != nil {
		t.Fatal(err)
	}
	defer second.Close()
	if second.Local() != at {
		t.Errorf("at %s, then at %s", at, second.Local())
	}
	if _, err := near.Start(t.Context(), near.Options{Dir: dir}); err == nil {
		t.Error("the folder was opened twice")
	}
}
