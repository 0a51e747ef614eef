// Command lines uses the runtime's function tables: its stack grows, is walked by the garbage collector and
// by a panic, and it prints its callers.
package main

import "runtime"

func main() {
	runtime.GC()
	println("deep", deep(10_000, new(int)))
	println("caught", caught())
	done := make(chan int)
	go func() { done <- deep(1000, new(int)) }()
	println("beside", <-done)
	name, line := caller()
	println(name, "line", line)
	println(generic[struct{ a, b int }]())
}

//go:noinline
func generic[T any]() string {
	name, _ := caller()
	var zero T
	_ = zero
	return name
}

//go:noinline
func deep(n int, p *int) int {
	if n == 0 {
		runtime.GC()
		return *p
	}
	q := new(int)
	*q = *p + 1
	return deep(n-1, q)
}

func caught() (what string) {
	defer func() { what = recover().(runtime.Error).Error() }()
	var none []int
	return string(rune(none[deep(5, new(int))]))
}

func caller() (name string, line int) {
	pc, _, line, _ := runtime.Caller(1)
	return runtime.FuncForPC(pc).Name(), line
}
