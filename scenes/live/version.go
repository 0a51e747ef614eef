package live

import (
	"time"

	"tidepool/play/table/wire"
)

// doubtEvery is how often a server that cannot be reached is asked for its protocol.
const doubtEvery = 10 * time.Second

// doubt asks a server that has been unreachable for a while which protocol it speaks, because browsers do not say
// whether a connection failed for that reason. It asks repeatedly, as a server being updated answers only later.
func (t *Tables) doubt(now time.Duration) {
	switch {
	case t.view == nil:
		t.well = now
	case t.view.online():
		t.well, t.warned = now, false
	}
	page, lost := "", false
	switch {
	case t.asking != nil:
		page, lost = t.asking.page, now-t.asking.since > 2*lostAfter
	case t.line != nil && t.line.ended == 0:
		page, lost = t.at(t.line.at.Table), t.line.Lost()
	case t.view != nil:
		page, lost = t.view.server(), now-t.well > 2*lostAfter && !t.warned
	}
	switch {
	case !lost:
		t.doubtAt = 0
	case now >= t.doubtAt && t.Net.Greets != nil && page != nearPage:
		t.doubtAt, t.check = now+doubtEvery, t.Net.Greets(address(page, "http"))
	}
}

// checkVersion tells the player if the server turns out to speak another protocol.
func (t *Tables) checkVersion() {
	said := ""
	select {
	case said = <-t.check:
		t.check = nil
	default:
	}
	if said == "" || said == wire.Protocol {
		return
	}
	switch {
	case t.asking != nil:
		t.failed(wire.Version)
	case t.line != nil && t.line.ended == 0:
		t.line.end(wire.Version)
	case t.view != nil && !t.warned:
		t.Tell(wire.Version)
	}
	t.warned = true
}
