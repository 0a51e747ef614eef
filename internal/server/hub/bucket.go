package hub

import "time"

// A bucket is a token bucket for rate limiting.
type bucket struct {
	left   float64
	filled time.Time
}

// take refills the bucket by perSecond, up to most tokens, then takes much tokens and reports whether there were
// enough. It takes them in any case: the bucket may go below zero.
func (b *bucket) take(now time.Time, much, most, perSecond float64) bool {
	b.left = min(most, b.left+now.Sub(b.filled).Seconds()*perSecond) - much
	b.filled = now
	return b.left >= 0
}

// mostMakers is how many addresses are remembered.
const mostMakers = 10_000

// mayMake counts a table against an address and reports whether it is within the limit.
func (h *Hub) mayMake(address string) bool {
	most := float64(h.Limits.PerHour)
	if most == 0 {
		return true
	}
	now := h.Now()
	h.mu.Lock()
	defer h.mu.Unlock()
	b, known := h.makers[address]
	if !known {
		b = bucket{most, now}
		if len(h.makers) >= mostMakers {
			h.forgetMakers(now)
		}
	}
	if !b.take(now, 1, most, most/3600) {
		b.left = 0 // a refused request costs nothing
		h.makers[address] = b
		return false
	}
	h.makers[address] = b
	return true
}

// hadMade undoes mayMake for a table that already existed: every page that uses a table of a club evening asks
// for it.
func (h *Hub) hadMade(address string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if b, known := h.makers[address]; known {
		b.left = min(b.left+1, float64(h.Limits.PerHour))
		h.makers[address] = b
	}
}

// forgetMakers drops the addresses not seen for an hour, and if there are still too many, arbitrary ones.
func (h *Hub) forgetMakers(now time.Time) {
	for address, b := range h.makers {
		if now.Sub(b.filled) >= time.Hour {
			delete(h.makers, address)
		}
	}
	for address := range h.makers {
		if len(h.makers) < mostMakers {
			return
		}
		delete(h.makers, address)
	}
}
