//go:build !js

package wasm

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/network"

	"tidepool/locale"
	"tidepool/locale/key"
)

// reading sets the browser's language and records every language that the page is in.
func reading(tag string) string {
	return fmt.Sprintf(`Object.defineProperty(Navigator.prototype, "languages", { configurable: true, get: () => [%q, "en"] });
		globalThis.langs = [];
		new MutationObserver(() => { const now = document.documentElement?.lang; if (now && now !== langs.at(-1)) langs.push(now); })
			.observe(document, { attributes: true, childList: true, subtree: true, attributeFilter: ["lang"] });`, tag)
}

// asked returns the language files that the page has requested so far.
func (b *browser) asked() (files []string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, url := range b.requests {
		if _, file, ok := strings.Cut(url, "/words."); ok && strings.HasSuffix(file, ".txt") {
			files = append(files, file)
		}
	}
	slices.Sort(files)
	return files
}

// offers waits until the menu's settings button has its label in a language.
func (b *browser) offers(tag string) {
	b.t.Helper()
	words, err := locale.Open(tag)
	if err != nil {
		b.t.Fatal(err)
	}
	b.awaitState("the menu in "+tag, func(s state) bool {
		n, ok := s.find("menu.settings")
		return ok && n.Label == words.T(key.MenuSettings)
	})
}

// The owner's language comes with the program, which shows no other before. Another language is fetched when
// chosen; if that fails, the old one stays and the player is told.
func TestWordsTravel(t *testing.T) {
	t.Parallel()
	b := open(t)
	b.before(reading("hu"))
	url := serve(t, webBuild)
	b.visit(url)
	b.awaitReady()
	b.offers("hu")
	if langs := eval[[]string](b, "langs"); langs[len(langs)-1] != "hu" || len(langs) > 2 || len(langs) == 2 && langs[0] != "en" {
		t.Errorf("the page was in %v", langs) // the language of the HTML file, then Hungarian
	}
	b.await("the lessons' words", `performance.getEntriesByType("resource").some((e) => e.name.endsWith("/words.hu.learn.txt"))`)
	if got := b.asked(); !slices.Equal(got, []string{"hu.learn.txt", "hu.txt"}) {
		t.Errorf("asked for %v", got)
	}
	b.tap("menu.settings")
	b.awaitScene("settings")
	b.tap("settings.language.ja")
	b.await("Japanese", `document.documentElement.lang === "ja"`)
	if got := b.asked(); !slices.Equal(got, []string{"hu.learn.txt", "hu.txt", "ja.learn.txt", "ja.txt"}) {
		t.Errorf("asked for %v", got)
	}
	b.checkClean(url)
	call(b, network.SetBlockedURLs, network.SetBlockedURLsParams{URLPatterns: []*network.BlockPattern{{URLPattern: "*://*:*/words.ru.txt", Block: true}}})
	b.tap("settings.language.ru")
	b.awaitScene("notice")
	b.tap("notice.ok")
	if n := b.awaitNode("settings.language.ja"); !n.Checked {
		t.Error("a language that could not be had is chosen")
	}
	call(b, network.SetBlockedURLs, network.SetBlockedURLsParams{})
	b.tap("settings.language.ru")
	b.await("Russian", `document.documentElement.lang === "ru"`)
	b.tap("back")
	b.offers("ru")
}

// After one visit the page works in every language without its server.
func TestEveryLanguageOffline(t *testing.T) {
	rare(t)
	t.Parallel()
	need(t)
	h := newHost(t, webBuild)
	b := openKeeping(t)
	b.attend()
	b.visit(h.url)
	b.awaitReady()
	b.kept()
	h.down.Store(true)
	b.await("the menu", element("menu.settings"))
	for _, l := range slices.Backward(locale.Languages()) {
		b.press("menu.settings")
		b.press("settings.language." + l.Tag)
		b.await(l.Name, fmt.Sprintf(`document.documentElement.lang === %q`, l.Tag))
		b.press("back")
		b.offers(l.Tag)
	}
	b.press("menu.settings")
	b.press("settings.language.ja")
	b.await("Japanese", `document.documentElement.lang === "ja"`)
	b.press("back")
	b.awaitScene("menu")
	b.run("dispatchEvent(new Event('pagehide'))") // stores the settings
	b.run("globalThis.before = true")
	b.visit(h.url)
	b.await("another page", "!globalThis.before")
	b.awaitReady()
	b.offers("ja")
	b.press("menu.game.konane")
	b.press("newgame.rules.page")
	words, err := locale.Open("ja")
	if err != nil {
		t.Fatal(err)
	}
	b.awaitState("the rules in Japanese", func(s state) bool {
		n, ok := s.find("rules.aim.text")
		return ok && n.Label == words.Of(key.Rules, "konane.aim")
	})
}
