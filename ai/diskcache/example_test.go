package diskcache_test

import (
	"fmt"
	"os"

	"tidepool/ai/diskcache"
)

func ExampleFolder() {
	dir, err := os.MkdirTemp("", "")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	folder := diskcache.In(dir)
	folder.Save("table", []byte("what took long"))
	folder.Wait()
	fmt.Printf("%s\n", folder.Load("table"))
	// Output: what took long
}
