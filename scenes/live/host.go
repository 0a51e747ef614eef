package live

import (
	"tidepool/locale/key"
	"tidepool/play/link"
	"tidepool/scenes/bylink"
)

// nearPage stands in records for the page of tables that this device hosts, because its address differs from
// network to network.
const nearPage = "http://near.invalid/"

// A Host is this device as a host for nearby devices.
type Host struct {
	// Local is the page's address for this program. Page returns the current one for other devices, "" without a
	// network.
	Local string
	Page  func() string
	// Ended is closed once the host no longer serves.
	Ended <-chan struct{}
	// Bare is set if this device has no web page to serve, so that other players need the program.
	Bare bool
}

// CanHost reports whether this device can be a host for nearby devices.
func (t *Tables) CanHost() bool { return t.Net.Host != nil && t.Clock != nil }

// CanChoose reports whether tables can be created both on this device and on a server.
func (t *Tables) CanChoose() bool { return t.CanHost() && link.IsPage(t.page()) }

// becomeHost makes this device a host, and reports whether it is one. It tells the player if that fails.
func (t *Tables) becomeHost() bool {
	if t.hosted.Local != "" {
		return true
	}
	if !t.CanHost() {
		return false
	}
	h, err := t.Net.Host()
	if err != nil {
		t.App.Notice(t.App.Words.T(key.TableNohost))
		return false
	}
	t.hosted = h
	return true
}

// rehost makes this device the host again if the host has ended: its tables are stored, and its port too.
func (t *Tables) rehost() {
	select {
	case <-t.hosted.Ended:
		t.hosted = Host{}
		t.becomeHost()
	default:
	}
}

// publicLink returns a link for other devices, "" without a network.
func (t *Tables) publicLink(to link.Table) string {
	if to.Page == nearPage {
		if to.Page = ""; t.hosted.Page != nil {
			to.Page = t.hosted.Page()
		}
		if to.Page == "" {
			return ""
		}
	}
	return to.String()
}

// HostedHere reports whether this device hosts a table.
func HostedHere(at bylink.Table) bool { return at.Page == nearPage }
