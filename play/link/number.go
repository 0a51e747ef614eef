package link

// A number is a whole number of any size, lowest byte first, without trailing zeros.
type number []byte

// push replaces n by n·base+digit.
func (n *number) push(base, digit int) {
	carry := digit
	for i, b := range *n {
		carry += int(b) * base
		(*n)[i] = byte(carry)
		carry >>= 8
	}
	for ; carry > 0; carry >>= 8 {
		*n = append(*n, byte(carry))
	}
}

// pop is the inverse of push: it removes the lowest digit.
func (n *number) pop(base int) (digit int) {
	for i := len(*n) - 1; i >= 0; i-- {
		digit = digit<<8 | int((*n)[i])
		(*n)[i] = byte(digit / base)
		digit %= base
	}
	for len(*n) > 0 && (*n)[len(*n)-1] == 0 {
		*n = (*n)[:len(*n)-1]
	}
	return digit
}
