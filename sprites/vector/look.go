package vector

import "strconv"

// LookKey returns the key of a drawing in a look; look 0 has the plain key.
func LookKey(key string, look int) string {
	if look == 0 {
		return key
	}
	return key + " look " + strconv.Itoa(look)
}
