// Command jumps covers the control flow within a function: loops of all kinds, jumps into the middle of them,
// goroutines suspended within, and recovered panics. It prints the results.
package main

import (
	"runtime"
	"strings"
)

func main() {
	println("sieve", sieve(5000))
	println("collatz", collatz(3000))
	println("tangle", tangle(997))
	println("relay", relay(50))
	println("caught", caught(20))
	println("search", search([]string{"a", "bb", "ccc", "bb"}, "ccc"))
	println("words", len(strings.Fields(strings.Repeat("ab c  d ", 300))))
	println("labels", labels(40))
}

func sieve(n int) (count int) {
	not := make([]bool, n)
	for i := 2; i < n; i++ {
		if not[i] {
			continue
		}
		count++
		for k := i * i; k < n; k += i {
			not[k] = true
		}
	}
	return count
}

func collatz(n int) (most int) {
	var steps []int
	for i := 1; i < n; i++ {
		k, s := i, 0
		for k != 1 {
			if s++; k%2 == 0 {
				k /= 2
				continue
			}
			k = 3*k + 1
		}
		steps = append(steps, s)
		most = max(most, steps[len(steps)-1])
	}
	return most
}

// tangle has loops with two entries.
func tangle(n int) (sum int) {
	if n%2 == 1 {
		goto odd
	}
even:
	sum += 2
	n--
	if n < 0 {
		return sum
	}
	if sum%7 == 3 {
		runtime.Gosched()
		goto even
	}
odd:
	sum++
	n--
	if n > 0 && sum%5 != 0 {
		goto even
	}
	if n > 0 {
		goto odd
	}
	return sum
}

// relay suspends goroutines in the middle of loops.
func relay(n int) (sum int) {
	first := make(chan int)
	last := first
	for range 5 {
		in, out := last, make(chan int)
		go func() {
			defer close(out)
			for v := range in {
				for k := range 3 {
					if v%3 == k {
						runtime.Gosched()
						v += k
					}
				}
				out <- v + 1
			}
		}()
		last = out
	}
	go func() {
		for i := range n {
			first <- i
		}
		close(first)
	}()
	for v := range last {
		sum = sum*31%1_000_003 + v
	}
	return sum
}

func caught(n int) (sum int) {
	for i := range n {
		func() {
			defer func() {
				if recover() != nil {
					sum += i
				}
			}()
			for k := i; ; k++ {
				defer func() { sum++ }()
				if k%4 == 3 {
					panic(k)
				}
				if k%6 == 5 {
					return
				}
			}
		}()
	}
	return sum
}

func search(list []string, want string) int {
	for i, s := range list {
		switch {
		case len(s) < 2:
			continue
		case s == want:
			return i
		}
	}
	return -1
}

func labels(n int) (sum int) {
outer:
	for i := range n {
		for k := range n {
			switch {
			case (i*k)%7 == 6:
				continue outer
			case i*k > 900:
				break outer
			}
			sum += i ^ k
		}
	}
	return sum
}
