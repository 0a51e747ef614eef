package sound

import (
	"math/rand/v2"
	"sync"
)

// variations is how many takes there are of each effect.
const variations = 4

// A take is an effect as it was recorded once.
type take struct {
	effect  Effect
	samples []float32
}

// takes are made when first wanted or, where that is known, in time for it: to make one takes milliseconds.
type takes struct {
	// later does something when the frame is over. It may be on another goroutine.
	later func(func())
	// rest gives way to what else is to be done, in the midst of that.
	rest  func()
	r     *rand.Rand
	next  [Effects]int // the take to be played next
	plain *Kit

	mutex sync.Mutex
	kit   *Kit
	made  [Effects][variations]*take
}

func newTakes(later func(func())) *takes {
	k := plain()
	return &takes{later: later, r: rand.New(rand.NewPCG(13, 21)), plain: k, kit: k}
}

// use takes up what a game sounds like, which may say nothing.
func (t *takes) use(k *Kit) {
	if k.Edge == 0 {
		k = t.plain
	}
	t.mutex.Lock()
	defer t.mutex.Unlock()
	if t.kit != k {
		t.kit = k
		clear(t.made[:ofGames])
	}
}

// ahead has the first take made of each effect, from one on.
func (t *takes) ahead(e Effect) {
	if e < Effects {
		t.later(func() {
			t.get(e, 0, t.rest)
			t.ahead(e + 1)
		})
	}
}

// pick returns a take that is not the one before, and has the one after it made.
func (t *takes) pick(e Effect) *take {
	now := t.next[e]
	next := (now + 1 + t.r.IntN(variations-1)) % variations
	t.next[e] = next
	t.later(func() { t.get(e, next, t.rest) })
	return t.get(e, now, nil)
}

// get returns a take, which it makes if there is none.
func (t *takes) get(e Effect, seed int, rest func()) *take {
	t.mutex.Lock()
	k, got := t.kit, t.made[e][seed]
	t.mutex.Unlock()
	if got != nil {
		return got
	}
	got = &take{effect: e, samples: k.record(e, uint64(seed), rest)}
	t.mutex.Lock()
	defer t.mutex.Unlock()
	if t.kit == k {
		t.made[e][seed] = got
	}
	return got
}
