//go:build !js

package web

import (
	"net/http"
	"testing"

	"tidepool/play/table/wire"
)

// All addresses of one network of IPv6 count as one, because any visitor has all of them.
func TestNetworks(t *testing.T) {
	for name, c := range map[string]struct {
		come []string
		last int
	}{
		"one network":           {[]string{"2001:db8:0:1::1", "2001:db8:0:1:ffff:1:2:3"}, http.StatusTooManyRequests},
		"two networks":          {[]string{"2001:db8:0:1::1", "2001:db8:0:2::1"}, http.StatusSwitchingProtocols},
		"IPv4":                  {[]string{"192.0.2.1", "192.0.2.2"}, http.StatusSwitchingProtocols},
		"IPv4 in IPv6":          {[]string{"::ffff:192.0.2.1", "::ffff:192.0.2.2"}, http.StatusSwitchingProtocols},
		"a local network":       {[]string{"fd00::1", "fd00::2"}, http.StatusSwitchingProtocols},
		"without configuration": {[]string{"fe80::1%eth0", "fe80::2%eth0"}, http.StatusSwitchingProtocols},
	} {
		url, status := open(t, Options{Connections: 9, PerAddress: 1, Proxied: true}), 0
		for _, a := range c.come {
			_, status = dial(t, url, wire.Protocol, http.Header{"X-Forwarded-For": {a}})
		}
		if status != c.last {
			t.Errorf("%s: the last is answered %d, not %d", name, status, c.last)
		}
	}
}
