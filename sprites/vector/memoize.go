package vector

// Memoize returns draw with its results cached, for pictures that are needed in every frame.
func Memoize[K comparable](draw func(K) Drawing) func(K) Drawing {
	kept := make(map[K]Drawing)
	return func(key K) Drawing {
		d, ok := kept[key]
		if !ok {
			d = draw(key)
			kept[key] = d
		}
		return d
	}
}
