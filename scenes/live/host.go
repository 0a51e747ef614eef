package live

import (
	"tidepool/locale/key"
	"tidepool/play/link"
	"tidepool/scenes/bylink"
)

// nearPage stands in records for the page of tables whose host this device is: on each network its address
// is another.
const nearPage = "http://near.invalid/"

// A Host is this device as the host of those near it.
type Host struct {
	// Local is the page for this program, Page the one for other devices as the networks are now, "" on none.
	Local string
	Page  func() string
	// Bare tells that there is no web page here to be served: who comes needs the program.
	Bare bool
}

// CanHost reports whether this device can be the host of those near it.
func (t *Tables) CanHost() bool { return t.Net.Host != nil && t.Clock != nil }

// CanChoose reports whether tables can also be made at a server elsewhere.
func (t *Tables) CanChoose() bool { return t.CanHost() && link.IsPage(t.page()) }

// host has this device be the host, and tells why it cannot be.
func (t *Tables) host() bool {
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

// outside is a link as other devices open it, "" on no network.
func (t *Tables) outside(to link.Table) string {
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

// hosts reports whether this device is the host of a table.
func hosts(at bylink.Table) bool { return at.Page == nearPage }
