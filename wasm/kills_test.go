//go:build unix

package wasm

import (
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"tidepool/wasm/webdriver"
)

// selfPlayer plays Kalah in the page. It tells the server the opening board and each turn shown as played,
// and learns from it how many turns to play.
const selfPlayer = `
{
	const rest = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });
	const state = () => JSON.parse(globalThis.tidepoolState || "{}");
	const spots = (s) => s.nodes.filter((n) => n.id.startsWith("spot.")).map((n) => n.id + " " + n.label).join("\n");
	const press = (id) => document.querySelector('#mirror [data-node="' + id + '"]')?.click();
	const tell = async (what, text) => Number(await (await fetch("told?" + what + round, { method: "POST", body: text })).text());
	const until = async (pleases, ms) => {
		for (const end = performance.now() + ms; performance.now() < end; await rest(20)) {
			const s = state();
			if (s.scene && !s.busy && pleases(s)) return s;
		}
		return null;
	};
	const turn = async () => {
		const before = spots(state());
		for (const house of state().nodes.filter((n) => n.id.startsWith("spot.") && n.lit)) {
			press(house.id);
			const s = await until((s) => s.scene !== "board" || spots(s) !== before, 20000);
			if (s?.scene === "board" && spots(s) !== before) return s;
		}
		return null;
	};
	const begin = async () => {
		for (let n = 0;; n++) {
			if (n === 50) await tell("is stuck", globalThis.tidepoolState);
			const s = await until(() => true, 60000);
			if (!s) continue;
			if (s.scene === "menu") {
				press("menu.game.kalah");
				await until((s) => s.scene === "newgame", 5000);
				press("newgame.people");
				if (await until((s) => s.scene === "board", 5000)) {
					await rest(1500); // that it is the open one is written after a rest
					return;
				}
			}
			for (const id of ["notice.ok", "question.no", "results.menu", "board.menu", "back"]) {
				press(id);
			}
			await rest(200);
		}
	};
	if (!document.hidden) (async () => { // Firefox takes pictures of pages for its own, without their storage
		const s = await until((s) => s.scene, 300000);
		let turns = await tell("opened", s.scene === "board" ? spots(s) : s.scene);
		if (s.scene !== "board") await begin();
		while (turns > 0) {
			const s = await turn();
			if (!s) {
				await begin();
				continue;
			}
			turns = await tell("played", spots(s));
		}
	})().catch((error) => tell("failed", String(error.stack)));
}
`

// selfWriter does the same with the page's store alone, which is far faster.
const selfWriter = `
	const ask = (word, ...args) => new Promise((resolve, reject) => {
		tidepoolStore.ask(word, args, (name, message, value) => (name ? reject(new Error(name + ": " + message)) : resolve(value)));
	});
	const tell = async (what, text) => Number(await (await fetch("told?" + what + round, { method: "POST", body: text })).text());
	if (!document.hidden) (async () => {
		let record = await ask("get", "a.game", 1e6) || "";
		let turns = await tell("opened", record);
		while (turns > 0) {
			const next = (record + " " + Math.random()).slice(-2000);
			await ask("change", ["replace", "a.game", next, 0, record, 1e6]);
			record = next;
			turns = await tell("played", record);
		}
	})().catch((error) => tell("failed", String(error.stack)));
`

// killed are browsers to be killed: started with a profile folder and a page, without a driver.
var killed = map[string]func(t *testing.T, dir, url string) *exec.Cmd{
	"Chromium": func(t *testing.T, dir, url string) *exec.Cmd {
		return exec.Command(need(t), "--headless", "--no-sandbox", "--user-data-dir="+filepath.Join(dir, "profile"), "--use-gl=angle",
			"--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--no-first-run", "--disable-background-networking",
			"--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", "--mute-audio", "--force-prefers-reduced-motion",
			"--window-size=320,480", "--remote-debugging-port=0", url)
	},
	"Firefox": func(t *testing.T, dir, url string) *exec.Cmd {
		for _, name := range webdriver.FirefoxCommands {
			if path, err := exec.LookPath(name); err == nil {
				profile := filepath.Join(dir, "profile")
				if err := webdriver.WriteProfile(profile, map[string]any{
					"browser.sessionstore.resume_from_crash": false, "toolkit.startup.max_resumed_crashes": -1, "ui.prefersReducedMotion": 1,
				}); err != nil {
					t.Fatal(err)
				}
				return exec.Command(path, "--no-remote", "--profile", profile, "--width", "320", "--height", "480", url)
			}
		}
		missing(t)("no Firefox")
		return nil
	},
	// A driver would give WebKitGTK an in-memory profile.
	"WebKitGTK": func(t *testing.T, dir, url string) *exec.Cmd {
		path := webdriver.MiniBrowser()
		if path == "" {
			missing(t)("no WebKitGTK")
		}
		return exec.Command(path, "--geometry=320x480", url)
	},
}

// No turn shown as played is lost when the browser is killed: all its processes are killed 0.1 to 15 s after
// a turn, and it comes back to the same board. TIDEPOOL_KILLS is the number of kills; TIDEPOOL_SEED repeats a
// run.
func TestKilledAfterTurns(t *testing.T) {
	t.Parallel()
	kill(t, "")
}

// The same for the page's store alone, without the program.
func TestKilledAfterWrites(t *testing.T) {
	rare(t)
	t.Parallel()
	kill(t, `<!doctype html><title>Tidepool</title><script src="store.js"></script><script src="writer.js"></script>`)
}

// kill kills all browsers while they show a page; "" is the program's page, which plays.
func kill(t *testing.T, page string) {
	needBuild(t)
	times := 2
	if n, err := strconv.Atoi(os.Getenv("TIDEPOOL_KILLS")); err == nil {
		times = n
	}
	seed, err := strconv.ParseUint(os.Getenv("TIDEPOOL_SEED"), 10, 64)
	if err != nil {
		seed = rand.Uint64()
	}
	for name, start := range killed {
		t.Run(name, func(t *testing.T) {
			if name != "Chromium" && os.Getenv("TIDEPOOL_KILLS") == "" {
				t.Skip("TIDEPOOL_KILLS is not set")
			}
			t.Logf("seed %d", seed)
			k := &killing{t: t, page: page, dir: t.TempDir(), random: rand.New(rand.NewPCG(seed, 1)), opened: make(chan string, 1), played: make(chan struct{}, 1)}
			server := httptest.NewServer(http.HandlerFunc(k.serve))
			defer server.Close()
			for n := range times {
				k.round(start(t, k.dir, server.URL+"/"), n)
				fmt.Fprintf(os.Stderr, "%s: %d kills, %d turns acknowledged, %d boards lost\n", name, n+1, k.turns, k.lost)
			}
		})
	}
}

// A killing is a profile whose browser is killed repeatedly.
type killing struct {
	t      *testing.T
	page   string
	dir    string
	random *rand.Rand
	opened chan string   // the opening board of the page
	played chan struct{} // all turns of this round are played

	board string // the last one shown as played
	n     int    // the round
	left  int    // turns to play in this round
	turns int
	lost  int
}

// round starts the browser, checks that nothing is lost, has some turns played and kills it.
func (k *killing) round(cmd *exec.Cmd, n int) {
	k.t.Helper()
	k.left = 1 + k.random.IntN(3)
	k.n = n
	want := k.board
	cmd.Env = append(os.Environ(), "HOME="+k.dir, "XDG_CONFIG_HOME="+filepath.Join(k.dir, "config"), "XDG_CACHE_HOME="+filepath.Join(k.dir, "cache"),
		"XDG_DATA_HOME="+filepath.Join(k.dir, "data"), "LIBGL_ALWAYS_SOFTWARE=1", "MOZ_CRASHREPORTER_DISABLE=1", "NO_AT_BRIDGE=1")
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if err := cmd.Start(); err != nil {
		k.t.Fatal(err)
	}
	defer func() {
		syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL)
		cmd.Wait()
	}()
	got := wait(k.t, k.opened, "the page")
	if want != "" && got != want {
		k.lost++
		k.t.Errorf("kill %d: the page opens with\n%s\nlast shown as played was\n%s", n, got, want)
	}
	wait(k.t, k.played, "the turns")
	const least, most = 0.1, 15 // s; short ones are as likely as long ones
	time.Sleep(time.Duration(least * math.Pow(most/least, k.random.Float64()) * float64(time.Second)))
}

func wait[T any](t *testing.T, from <-chan T, what string) (got T) {
	t.Helper()
	select {
	case got = <-from:
	case <-time.After(5 * patience):
		t.Fatalf("waited in vain for %s", what)
	}
	return got
}

// tag marks the messages of this round.
func (k *killing) tag() string { return fmt.Sprint(",", k.n) }

// script answers a request with a script for this round.
func (k *killing) script(w http.ResponseWriter, text string) {
	w.Header().Set("Content-Type", "text/javascript")
	w.Header().Set("Cache-Control", "no-store")
	fmt.Fprintf(w, "{\nconst round = %q;\n%s\n}\n", k.tag(), text)
}

// serve makes the page play and receives its reports.
func (k *killing) serve(w http.ResponseWriter, r *http.Request) {
	switch name := strings.TrimPrefix(r.URL.Path, "/"); name {
	case "":
		if k.page != "" {
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			io.WriteString(w, k.page)
			return
		}
		text, err := os.ReadFile(filepath.Join(webBuild, "index.html"))
		if err != nil {
			k.t.Error(err)
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		io.WriteString(w, strings.Replace(string(text), "<head>", `<head><script src="first.js"></script>`, 1))
	case "first.js":
		k.script(w, selfPlayer)
	case "writer.js":
		k.script(w, selfWriter)
	case "told":
		body, err := io.ReadAll(r.Body)
		what, mine := strings.CutSuffix(r.URL.RawQuery, k.tag())
		text := string(body)
		if err != nil || !mine {
			k.t.Logf("of another round, or cut off: %s", r.URL.RawQuery)
			return
		}
		switch what {
		case "opened":
			k.opened <- text
		case "played":
			k.board = text
			k.turns++
			k.left--
			if k.left == 0 {
				k.played <- struct{}{}
			}
		default:
			k.t.Errorf("the page %s: %s", what, text)
		}
		fmt.Fprint(w, k.left)
	default:
		http.ServeFile(w, r, filepath.Join(webBuild, filepath.FromSlash(name)))
	}
}
