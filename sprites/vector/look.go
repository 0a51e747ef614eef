package vector

import "strconv"

// LookKey is the key of a drawing in one of its looks: the first has the plain one.
func LookKey(key string, look int) string {
	if look == 0 {
		return key
	}
	return key + " look " + strconv.Itoa(look)
}
