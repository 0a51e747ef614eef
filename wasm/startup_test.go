//go:build !js

package wasm

import (
	"cmp"
	"fmt"
	"math"
	"os"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
)

// A line is a speed of connection to the server.
type line struct {
	name    string
	latency float64 // ms, round trip
	speed   float64 // Mbit/s; 0 is unlimited
}

// throttling slows a connection down. Chromium 148 expects Offline beside the conditions, later versions
// inside them.
type throttling struct {
	network.EmulateNetworkConditionsByRuleParams
	Offline bool `json:"offline"`
}

// throttle limits the tab's connection to a line.
func (b *browser) throttle(l line) {
	b.t.Helper()
	down := -1.0
	if l.speed > 0 {
		down = l.speed * 1e6 / 8
	}
	var p throttling
	p.MatchedNetworkConditions = []*network.Conditions{{Latency: l.latency, DownloadThroughput: down, UploadThroughput: down}}
	call(b, cdp.Command[throttling, network.EmulateNetworkConditionsByRuleResult]{Method: network.CommandEmulateNetworkConditionsByRule}, p)
}

// A startup holds times after navigation, in ms. compiled - loaded is the compile time left after loading.
type startup struct{ paint, asked, loaded, compiled, ready float64 }

func (b *browser) startup() startup {
	b.t.Helper()
	at := func(name string) float64 {
		return eval[float64](b, fmt.Sprintf(`performance.getEntriesByName(%q)[0]?.startTime ?? -1`, name))
	}
	return startup{at("first-contentful-paint"), at("tidepool asked"), at("tidepool loaded"), at("tidepool compiled"), at("tidepool ready")}
}

// On a slow line the shell is painted, with title and picture, before the program has arrived, and within a
// second.
func TestFirstPaint(t *testing.T) {
	b := openKeeping(t)
	url := serve(t, webBuild)
	slow := line{"mobile", 150, 1.6}
	const most = 110_000 // bytes: little more than half a second of this line, and all of the shell with its picture
	fewest := math.Inf(1)
	for range 3 {
		b.visit("about:blank")
		call(b, network.ClearBrowserCache, struct{}{})
		b.throttle(slow)
		call(b, page.Navigate, page.NavigateParams{URL: url}) // without waiting for the whole page
		b.await("the shell", `location.href !== "about:blank" && performance.getEntriesByName("first-contentful-paint").length > 0`)
		b.await("the shell's title and picture", `document.querySelector("h1").innerText === "Tidepool" && document.querySelector("#shell img").naturalWidth > 0`)
		if eval[bool](b, fmt.Sprintf(`performance.getEntriesByName("tidepool compiled").some((e) => e.startTime < %g)`, b.startup().paint)) {
			t.Error("the program was there before the shell was painted")
		}
		fewest = min(fewest, eval[float64](b, fmt.Sprintf(`[...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].
			filter((e) => e.responseEnd > 0 && e.responseEnd <= %g).reduce((sum, e) => sum + e.encodedBodySize, 0)`, b.startup().paint)))
	}
	t.Logf("first paint after %.0f bytes", fewest)
	if fewest > most {
		t.Errorf("%.0f bytes came before the shell was painted, at best; want at most %d", fewest, most)
	}
}

// The shell uses the language of the settings, or else of the browser.
func TestShellLanguage(t *testing.T) {
	t.Parallel()
	b := open(t)
	call(b, network.SetBlockedURLs, network.SetBlockedURLsParams{
		URLPatterns: []*network.BlockPattern{{URLPattern: "*://*:*/*.wasm", Block: true}},
	})
	url := serve(t, webBuild)
	for _, test := range []struct{ languages, settings, want, lang string }{
		{`["en-GB"]`, ``, "Loading…", "en"},
		{`["id-ID", "en"]`, ``, "Memuat…", "id"},
		{`["ms"]`, ``, "Sedang memuat…", "ms"},
		{`["hu-HU"]`, ``, "Betöltés…", "hu"},
		{`["ja"]`, ``, "読み込み中…", "ja"},
		{`["de", "ru-RU", "en"]`, ``, "Загрузка…", "ru"},
		{`["tlh"]`, ``, "Loading…", "en"},
		{`["ja"]`, `{"language":"hu"}`, "Betöltés…", "hu"},
		{`["ja"]`, `{"language":""}`, "読み込み中…", "ja"},
		{`["ja"]`, `not JSON`, "読み込み中…", "ja"},
	} {
		t.Run(test.languages+test.settings, func(t *testing.T) {
			b.t = t
			b.before(fmt.Sprintf(`Object.defineProperty(Navigator.prototype, "languages", { configurable: true, get: () => %s });
				localStorage.setItem("tidepool/settings.json", %q);`, test.languages, test.settings))
			b.visit(url)
			b.await("the shell's words", "globalThis.shown && shown.length > 1")
			if shown := eval[[]string](b, "shown"); !slices.ContainsFunc(shown, func(s string) bool { return len(s) >= len(test.want) && s[:len(test.want)] == test.want }) {
				t.Errorf("the shell says %q, want %q", shown, test.want)
			}
			if lang := eval[string](b, "document.documentElement.lang"); lang != test.lang {
				t.Errorf("the page is in %q, want %q", lang, test.lang)
			}
		})
	}
	b.t = t
}

// TestStartup measures the time until the menu, cold and from the page's cache. It runs only on request.
func TestStartup(t *testing.T) {
	if os.Getenv("TIDEPOOL_STARTUP") == "" {
		t.Skip(`measures only: "make startup"`)
	}
	const runs = 5
	fmt.Println("median ms         first paint    loading  compiling   starting   to the menu")
	for _, l := range []line{{"this machine", 0, 0}, {"40 Mbit/s 20 ms", 20, 40}, {"10 Mbit/s 40 ms", 40, 10}} {
		var cold, warm []startup
		for range runs {
			t.Run(l.name, func(t *testing.T) {
				b := openAlone(t)
				b.throttle(l)
				url := serve(t, webBuild)
				b.visit(url)
				b.awaitReady()
				cold = append(cold, b.startup())
				b.kept()
				// The browser caches the compiled program from the second time on.
				for range 2 {
					b.visit("about:blank")
					b.visit(url)
					b.awaitReady()
				}
				warm = append(warm, b.startup())
			})
		}
		report(l.name+", cold", cold)
		report(l.name+", warm", warm)
	}
}

func report(name string, list []startup) {
	median := func(f func(startup) float64) float64 {
		values := make([]float64, len(list))
		for i, s := range list {
			values[i] = f(s)
		}
		slices.Sort(values)
		return values[len(values)/2]
	}
	if len(list) == 0 {
		return
	}
	fmt.Printf("%-22s %6.0f %10.0f %10.0f %10.0f %13.0f\n", cmp.Or(name, "?"),
		median(func(s startup) float64 { return s.paint }),
		median(func(s startup) float64 { return s.loaded - s.asked }),
		median(func(s startup) float64 { return max(0, s.compiled-s.loaded) }),
		median(func(s startup) float64 { return s.ready - s.compiled }),
		median(func(s startup) float64 { return s.ready }))
}
