package live

import (
	"time"

	"tidepool/play/table/wire"
)

// checkEvery is how often a server that cannot be reached is asked for its protocol.
const checkEvery = 10 * time.Second

// checkServer asks a server that has been unreachable for a while which protocol it speaks, because browsers do not say
// whether a connection failed for that reason. It asks repeatedly, as a server being updated answers only later.
func (t *Tables) checkServer(now time.Duration) {
	switch {
	case t.view == nil:
		t.onlineAt = now
	case t.view.online():
		t.onlineAt, t.warned = now, false
	}
	page, lost := "", false
	switch {
	case t.pending != nil:
		page, lost = t.pending.page, now-t.pending.since > 2*lostAfter
	case t.line != nil && t.line.ended == 0:
		page, lost = t.pageOf(t.line.at.Table), t.line.Lost()
	case t.view != nil:
		page, lost = t.view.server(), now-t.onlineAt > 2*lostAfter && !t.warned
	}
	switch {
	case !lost:
		t.checkAt = 0
	case now >= t.checkAt && t.Net.Greets != nil && page != nearPage:
		t.checkAt, t.check = now+checkEvery, t.Net.Greets(address(page, "http"))
	}
}

// checkVersion tells the player if the server speaks another protocol.
func (t *Tables) checkVersion() {
	protocol := ""
	select {
	case protocol = <-t.check:
		t.check = nil
	default:
	}
	if protocol == "" || protocol == wire.Protocol {
		return
	}
	switch {
	case t.pending != nil:
		t.failed(wire.Version)
	case t.line != nil && t.line.ended == 0:
		t.line.End(wire.Version)
	case t.view != nil && !t.warned:
		t.Tell(wire.Version)
	}
	t.warned = true
}
