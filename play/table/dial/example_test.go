package dial_test

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"

	"tidepool/play/table/dial"
	"tidepool/play/table/wire"
)

// A page asks whether the server of its address has tables before it offers any.
func Example() {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_, _ = io.WriteString(w, wire.Protocol+"\n")
	}))
	defer server.Close()
	fmt.Println(<-dial.Greets(server.URL))
	// Output:
	// tidepool.1
}
