//go:build !js

package near

import (
	"cmp"
	"net"
	"net/netip"
	"slices"
)

// maxAddresses is how many addresses are shown.
const maxAddresses = 8

// addresses returns this device's addresses that others may reach.
func addresses() []netip.Addr {
	list, err := net.InterfaceAddrs()
	if err != nil {
		return nil
	}
	var all []netip.Addr
	for _, a := range list {
		if p, err := netip.ParsePrefix(a.String()); err == nil {
			all = append(all, p.Addr())
		}
	}
	return choose(all, outward())
}

// outward returns the local address for connections to the internet, if there is a route. It sends nothing.
func outward() netip.Addr {
	c, err := net.Dial("udp4", "192.0.2.1:9")
	if err != nil {
		return netip.Addr{}
	}
	defer c.Close()
	return c.LocalAddr().(*net.UDPAddr).AddrPort().Addr()
}

// choose sorts the most likely first: the outward address if it is private, then other private ones.
// Link-local IPv6 addresses are left out, as they also need the name of a network interface.
func choose(all []netip.Addr, outward netip.Addr) []netip.Addr {
	rank := func(a netip.Addr) int {
		switch {
		case a.IsLinkLocalUnicast():
			return 5
		case a.Is4() && a.IsPrivate() && a == outward:
			return 0
		case a.Is4() && a.IsPrivate():
			return 1
		case a.Is4():
			return 2
		case a.IsPrivate():
			return 3
		}
		return 4
	}
	var list []netip.Addr
	for _, a := range all {
		if a = a.Unmap(); a.IsGlobalUnicast() || a.Is4() && a.IsLinkLocalUnicast() {
			list = append(list, a)
		}
	}
	slices.SortStableFunc(list, func(a, b netip.Addr) int { return cmp.Compare(rank(a), rank(b)) })
	return list[:min(len(list), maxAddresses)]
}
