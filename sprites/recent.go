package sprites

import "container/list"

// A recent is a cache of at most most values that drops the least recently used one. One frame must use fewer.
type recent[K comparable, V any] struct {
	most int
	new  func(K) V
	drop func(V) // may be nil

	kept map[K]*recentValue[V]
	keys list.List // the most recently used first
}

type recentValue[V any] struct {
	value V
	at    *list.Element
}

func (r *recent[K, V]) get(key K) V {
	if v, ok := r.kept[key]; ok {
		r.keys.MoveToFront(v.at)
		return v.value
	}
	for len(r.kept) >= r.most {
		r.forget(r.keys.Back().Value.(K))
	}
	if r.kept == nil {
		r.kept = make(map[K]*recentValue[V])
	}
	v := &recentValue[V]{value: r.new(key)}
	v.at = r.keys.PushFront(key)
	r.kept[key] = v
	return v.value
}

func (r *recent[K, V]) forget(key K) {
	v := r.kept[key]
	if v == nil {
		return
	}
	if r.drop != nil {
		r.drop(v.value)
	}
	r.keys.Remove(v.at)
	delete(r.kept, key)
}

func (r *recent[K, V]) clear() {
	for key := range r.kept {
		r.forget(key)
	}
}
