// Package short sorts short lists, such as the turns of a position, with little code: the library's sort is
// compiled once for each type of list, which made up a fiftieth of the page's engine.
package short

import "cmp"

// Sort is a stable insertion sort by ascending keys, for short lists.
func Sort[T any, K cmp.Ordered](list []T, key func(T) K) {
	for i := 1; i < len(list); i++ {
		item := list[i]
		k := key(item)
		at := i
		for at > 0 && key(list[at-1]) > k {
			list[at] = list[at-1]
			at--
		}
		list[at] = item
	}
}
