package sprites

// A recent is a cache of at most most values that drops the least recently used one. One frame must use fewer.
type recent[K comparable, V any] struct {
	most int
	new  func(K) V
	drop func(V) // may be nil

	kept  map[K]*recentValue[V]
	clock uint64
}

type recentValue[V any] struct {
	value V
	used  uint64
}

func (r *recent[K, V]) get(key K) V {
	r.clock++
	v, ok := r.kept[key]
	if !ok {
		for len(r.kept) >= r.most {
			r.forget(r.oldest())
		}
		if r.kept == nil {
			r.kept = make(map[K]*recentValue[V])
		}
		v = &recentValue[V]{value: r.new(key)}
		r.kept[key] = v
	}
	v.used = r.clock
	return v.value
}

func (r *recent[K, V]) oldest() (key K) {
	age := r.clock
	for k, v := range r.kept {
		if v.used < age {
			key, age = k, v.used
		}
	}
	return key
}

func (r *recent[K, V]) forget(key K) {
	if v := r.kept[key]; v != nil && r.drop != nil {
		r.drop(v.value)
	}
	delete(r.kept, key)
}

func (r *recent[K, V]) clear() {
	for key := range r.kept {
		r.forget(key)
	}
}
