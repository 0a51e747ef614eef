//go:build !js

package near

import (
	"fmt"
	"net/netip"
	"testing"
)

func TestChoose(t *testing.T) {
	for _, c := range []struct {
		name    string
		all     []string
		outward string
		want    string
	}{
		{"at home", []string{"127.0.0.1", "192.168.1.7", "::1", "fe80::1%eth0", "fd00::7", "2001:db8::7"}, "192.168.1.7", "[192.168.1.7 fd00::7 2001:db8::7]"},
		{"two networks", []string{"172.17.0.1", "10.0.0.5"}, "10.0.0.5", "[10.0.0.5 172.17.0.1]"},
		{"private before public", []string{"203.0.113.9", "172.20.10.2"}, "203.0.113.9", "[172.20.10.2 203.0.113.9]"},
		{"no way out", []string{"fe80::2", "10.42.0.1"}, "", "[10.42.0.1]"},
		{"a cable", []string{"169.254.3.4", "::1"}, "", "[169.254.3.4]"},
		{"nothing", []string{"127.0.0.1", "::1", "fe80::1"}, "", "[]"},
	} {
		var all []netip.Addr
		for _, a := range c.all {
			all = append(all, netip.MustParseAddr(a))
		}
		outward, _ := netip.ParseAddr(c.outward)
		if got := fmt.Sprint(choose(all, outward)); got != c.want {
			t.Errorf("%s: %s, not %s", c.name, got, c.want)
		}
	}
}
