//go:build !js

package wasm

import (
	"os"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"

	"tidepool/play/table"
	"tidepool/play/table/wire"
)

// freeze makes the browser hide and freeze the page, or show it again.
func (b *browser) freeze(on bool) {
	b.t.Helper()
	to := page.SetWebLifecycleStateStateActive
	if on {
		to = page.SetWebLifecycleStateStateFrozen
		b.inUse(false)
	}
	call(b, page.SetWebLifecycleState, page.SetWebLifecycleStateParams{State: to})
	if !on {
		b.inUse(true)
	}
}

// offline cuts the page's network, or restores it.
func (s *sitting) offline(off bool) {
	call(s.page, network.EmulateNetworkConditionsByRule, network.EmulateNetworkConditionsByRuleParams{MatchedNetworkConditions: []*network.Conditions{
		{Offline: off, DownloadThroughput: -1, UploadThroughput: -1}}})
	call(s.page, network.OverrideNetworkState, network.OverrideNetworkStateParams{Offline: off, DownloadThroughput: -1, UploadThroughput: -1})
	if off {
		s.lines.cut()
	}
}

// frozen freezes the page for a short time while the opponent plays.
func (s *sitting) frozen(meanwhile func()) {
	s.page.freeze(true)
	s.answer()
	meanwhile()
	s.page.freeze(false)
}

// frozenLong returns a step that freezes the page for d.
func frozenLong(d time.Duration) func(*sitting) {
	return func(s *sitting) { s.frozen(func() { time.Sleep(d) }) }
}

// frozenForAnHour advances the page's clock by an hour, after which its connection is silently dead and it
// has another server.
func (s *sitting) frozenForAnHour() {
	s.frozen(func() {
		s.page.run("ahead += 3600_000")
		s.lines.die()
		s.serve()
	})
}

// leftAndBack leaves the page for another one of its host and goes back.
func (s *sitting) leftAndBack() {
	s.page.visit(s.lines.url + "licences.txt")
	left := time.Now()
	s.page.until("nobody at the page", func() bool {
		s.other.mu.Lock()
		defer s.other.mu.Unlock()
		return !s.other.present.Seats[table.Maker]
	})
	if took := time.Since(left); took > wire.DeadSeconds*time.Second/2 {
		s.t.Errorf("the page is left, its connection closed after %v", took)
	}
	s.answer()
	s.page.run("history.back()")
	s.page.awaitReady()
	if !eval[bool](s.page, "shownAgain") {
		s.t.Error("the browser has not kept the page as it was")
	}
}

func (s *sitting) offlineTwice() {
	for range 2 {
		s.offline(true)
		if !s.mine() {
			s.answer()
		}
		s.offline(false)
	}
}

// stopped kills the page's server in mid-game. The opponent's server has all its tables.
func (s *sitting) stopped() {
	s.kill()
	begun := time.Now()
	s.serve()
	s.answer()
	s.page.awaitPly(s.match().Ply())
	took := time.Since(begun)
	s.t.Log("a turn is seen at the next server", took, "after the end of the first")
	if took > time.Second && os.Getenv("TIDEPOOL_HABITS") != "" { // on a machine that does nothing else
		s.t.Errorf("it took %v", took)
	}
}

// threeTabs opens the seat in two more windows: the newest plays, the others say so, and one of them takes
// the seat back.
func (s *sitting) threeTabs() {
	tabs := []*browser{s.page, s.page.window(), s.page.window()}
	for i, tab := range tabs[1:] {
		tab.visit(s.lines.url)
		tab.awaitReady()
		tab.awaitScene("board")
		tabs[i].raised().awaitScene("taken")
	}
	s.answer()
	s.page = tabs[2].raised()
	s.play()
	s.page = tabs[0].raised()
	s.page.press("taken.here")
	tabs[2].raised().awaitScene("taken")
	s.answer()
	if games := s.page.raised().games(); len(games) != 1 {
		s.t.Errorf("the library has %v", games)
	}
}

// renewed updates the server to another version, which the page offers to load despite its service worker's
// cache.
func (s *sitting) renewed() {
	s.page.kept()
	next := renewed(s.t)
	s.host.dir.Store(&next)
	s.servers.newer.Store(true)
	s.lines.cut()
	s.page.awaitScene("version")
	s.answer()
	s.page.press("version.reload")
	s.servers.newer.Store(false)
	s.page.await("the new version", `document.body && document.body.dataset.version === "`+strings.Repeat("f", 16)+`"`)
	s.page.awaitReady()
	s.page.awaitScene("board")
}

// Both players continue the same game whatever happens to the page or its server.
func TestHabits(t *testing.T) {
	rare(t)
	t.Parallel()
	s := newSitting(t, "konane")
	for _, h := range []struct {
		name string
		long bool // runs only if TIDEPOOL_HABITS is set
		do   func(*sitting)
	}{
		{"frozen", false, (*sitting).frozenForAnHour},
		{"frozen for 5 s", true, frozenLong(5 * time.Second)},
		{"frozen for 60 s", true, frozenLong(time.Minute)},
		{"back and forward", false, (*sitting).leftAndBack},
		{"offline twice", false, (*sitting).offlineTwice},
		{"one seat in three tabs", true, (*sitting).threeTabs},
		{"a server stopped", false, (*sitting).stopped},
		{"another version", false, (*sitting).renewed},
	} {
		if h.long && os.Getenv("TIDEPOOL_HABITS") == "" {
			continue
		}
		begun := time.Now()
		if s.mine() {
			s.play()
		}
		h.do(s)
		s.play()
		s.agree()
		t.Log(h.name, time.Since(begun))
	}
}
