package hub

import "time"

// A bucket is what may still be done: it fills with time.
type bucket struct {
	left   float64
	filled time.Time
}

// take takes some of it, if there is enough; it holds so much at most, and so much more comes in a second.
func (b *bucket) take(now time.Time, much, most, perSecond float64) bool {
	b.left = min(most, b.left+now.Sub(b.filled).Seconds()*perSecond) - much
	b.filled = now
	return b.left >= 0
}

// mostMakers is how many addresses are kept in mind.
const mostMakers = 10_000

// mayMake takes note that an address wants a table.
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
		b.left = 0 // asking in vain costs nothing more
		h.makers[address] = b
		return false
	}
	h.makers[address] = b
	return true
}

// hadMade gives an address back what mayMake took, since the table existed already: all who use a table of a club
// evening ask for it.
func (h *Hub) hadMade(address string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if b, known := h.makers[address]; known {
		b.left = min(b.left+1, float64(h.Limits.PerHour))
		h.makers[address] = b
	}
}

// forgetMakers forgets who has made nothing for long, and if that is nobody, one of them.
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
