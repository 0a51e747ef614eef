//go:build !js

package wasm

import (
	"cmp"
	"fmt"
	"os"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/network"
)

// A line is a connection to the server.
type line struct {
	name    string
	latency float64 // ms, there and back
	speed   float64 // Mbit/s; 0 is as it is
}

// throttle makes the tab's connection as slow as a line.
func (b *browser) throttle(l line) {
	b.t.Helper()
	down := -1.0
	if l.speed > 0 {
		down = l.speed * 1e6 / 8
	}
	call(b, network.EmulateNetworkConditionsByRule, network.EmulateNetworkConditionsByRuleParams{
		MatchedNetworkConditions: []*network.Conditions{{Latency: l.latency, DownloadThroughput: down, UploadThroughput: down}},
	})
}

// A startup is how long after navigation things were there, in ms. What
// compiling takes beyond loading is what is left of it then.
type startup struct{ paint, asked, loaded, compiled, ready float64 }

func (b *browser) startup() startup {
	b.t.Helper()
	at := func(name string) float64 {
		return eval[float64](b, fmt.Sprintf(`performance.getEntriesByName(%q)[0]?.startTime ?? -1`, name))
	}
	return startup{at("first-contentful-paint"), at("tidepool asked"), at("tidepool loaded"), at("tidepool compiled"), at("tidepool ready")}
}

// The shell speaks the browser's language, or the one of the settings.
func TestShellLanguage(t *testing.T) {
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

// TestStartup measures how long the program takes to its menu, cold and from
// the page's own store. It reports only when it is asked to.
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
				b := open(t)
				b.throttle(l)
				url := serve(t, webBuild)
				b.visit(url)
				b.awaitReady()
				cold = append(cold, b.startup())
				b.kept()
				// The browser keeps what it has compiled from the second time on.
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
