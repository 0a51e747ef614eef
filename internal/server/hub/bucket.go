package hub

import "time"

// A bucket is a token bucket for rate limiting.
type bucket struct {
	left   float64
	filled time.Time
}

// take refills the bucket by perSecond, up to capacity, then takes n tokens and reports whether there were
// enough. It takes them in any case: the bucket may go below zero.
func (b *bucket) take(now time.Time, n, capacity, perSecond float64) bool {
	b.left = min(capacity, b.left+now.Sub(b.filled).Seconds()*perSecond) - n
	b.filled = now
	return b.left >= 0
}

// maxMakers is how many addresses are remembered.
const maxMakers = 10_000

// allowMake counts a table against an address and reports whether it is within the limit.
func (h *Hub) allowMake(address string) bool {
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
		if len(h.makers) >= maxMakers {
			h.dropMakers(now)
		}
	}
	allowed := b.take(now, 1, most, most/3600)
	b.left = max(b.left, 0) // a refused request costs nothing
	h.makers[address] = b
	return allowed
}

// refundMake undoes allowMake for a table that already existed: every page that uses a table of a club evening asks
// for it.
func (h *Hub) refundMake(address string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if b, known := h.makers[address]; known {
		b.left = min(b.left+1, float64(h.Limits.PerHour))
		h.makers[address] = b
	}
}

// dropMakers drops the addresses not seen for an hour, and if there are still too many, arbitrary ones.
func (h *Hub) dropMakers(now time.Time) {
	for address, b := range h.makers {
		if now.Sub(b.filled) >= time.Hour {
			delete(h.makers, address)
		}
	}
	for address := range h.makers {
		if len(h.makers) < maxMakers {
			return
		}
		delete(h.makers, address)
	}
}
