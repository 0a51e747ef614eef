package sound

import (
	"math/rand/v2"
	"sync"
)

// variations is the number of takes of each effect.
const variations = 4

// A take is one recording of an effect.
type take struct {
	effect  Effect
	samples []float32
}

// takes are made when first needed or, if possible, in advance, as making one takes milliseconds.
type takes struct {
	// later runs a function after the frame. It may be on another goroutine.
	later func(func())
	// rest yields to other work while a take is being made.
	rest  func()
	r     *rand.Rand
	next  [Effects]int // the take to play next
	plain *Kit

	mutex sync.Mutex
	kit   *Kit
	made  [Effects][variations]*take
}

func newTakes(later func(func())) *takes {
	k := plain()
	return &takes{later: later, r: rand.New(rand.NewPCG(13, 21)), plain: k, kit: k}
}

// use sets the current kit.
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

// ahead makes the first take of each effect in advance, from e on.
func (t *takes) ahead(e Effect) {
	if e < Effects {
		t.later(func() {
			t.get(e, 0, t.rest)
			t.ahead(e + 1)
		})
	}
}

// pick returns a take other than the one before, and has the next one made in advance.
func (t *takes) pick(e Effect) *take {
	now := t.next[e]
	next := (now + 1 + t.r.IntN(variations-1)) % variations
	t.next[e] = next
	t.later(func() { t.get(e, next, t.rest) })
	return t.get(e, now, nil)
}

// get returns a take, making it if necessary.
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
