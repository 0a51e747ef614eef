//go:build !js

// Package near makes this device the host of tables for those close by: they open the
// page that it serves on the local network, or join with their own program. There is
// no internet in it. Every event is in a file of the host's before anyone is told.
//
//	host, err := near.Start(ctx, near.Options{Dir: dir, Page: near.Page()})
//	host.URLs()  // what to show, and to make a QR code of
//	host.Local() // what this program itself joins by
//	host.Close()
package near

import (
	"context"
	"errors"
	"net"
	"net/http"
	"net/netip"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"tidepool/internal/server/files"
	"tidepool/internal/server/hub"
	"tidepool/internal/server/serve"
	"tidepool/internal/server/web"
	"tidepool/internal/site"
)

// Options are what a host offers.
type Options struct {
	// Dir keeps the tables, and the port, so that links hold when the host comes back.
	Dir string
	// Page is the folder of a web build; without one, only programs can join.
	Page string
	// Port is where to listen: 0 for the last one, or the usual one, or any that is free.
	Port int
	// Trouble is told what should not be; nil ignores it.
	Trouble func(error)
}

// usualPort is one that nothing else is known for.
const usualPort = 8427

// limits are those of one home.
func limits() (hub.Limits, web.Options) {
	l := hub.Usual()
	l.Tables, l.Watchers = 200, 50
	return l, web.Options{Connections: 300, PerAddress: 60}
}

// A Host serves until it is closed.
type Host struct {
	port  int
	stop  context.CancelFunc
	ended chan struct{}
	err   error
}

// Start begins to serve on all of this device's networks.
func Start(ctx context.Context, o Options) (*Host, error) {
	if o.Trouble == nil {
		o.Trouble = func(error) {}
	}
	now := steady(time.Now())
	kept, err := files.Open(o.Dir, now)
	if err != nil {
		return nil, err
	}
	l, door := limits()
	what := serve.Options{Store: kept, Limits: l, Door: door, Now: now, Trouble: o.Trouble}
	end := kept.Close
	if o.Page != "" {
		page, err := site.Open(o.Page)
		if err != nil {
			end()
			return nil, err
		}
		what.Page, end = page, func() { page.Close(); kept.Close() }
	}
	listener, err := listen(o.Dir, o.Port)
	if err != nil {
		end()
		return nil, err
	}
	what.Guard = named
	ctx, stop := context.WithCancel(ctx)
	h := &Host{port: listener.Addr().(*net.TCPAddr).Port, stop: stop, ended: make(chan struct{})}
	go func() {
		defer close(h.ended)
		h.err = serve.Tables(ctx, listener, what)
		end()
	}()
	return h, nil
}

// Close sends everyone away. The tables stay in their folder.
func (h *Host) Close() error {
	h.stop()
	<-h.ended
	return h.err
}

// Ended is closed once nothing is served any more.
func (h *Host) Ended() <-chan struct{} { return h.ended }

// URLs are where others find the page, the likeliest first, as the networks are now. There are none
// on a device without a network.
func (h *Host) URLs() []string {
	var list []string
	for _, a := range addresses() {
		list = append(list, h.url(a.String()))
	}
	return list
}

// Local is where this device itself finds it.
func (h *Host) Local() string { return h.url("127.0.0.1") }

func (h *Host) url(host string) string {
	return "http://" + net.JoinHostPort(host, strconv.Itoa(h.port)) + "/"
}

// steady is a time that runs evenly from its start, however the machine's clock is set meanwhile; it
// rests while the machine sleeps, when nobody can play.
func steady(start time.Time) func() time.Time {
	return func() time.Time { return start.Add(time.Since(start)) }
}

// listen takes a port: the one wanted, or, when it is 0, one that was had before.
func listen(dir string, port int) (net.Listener, error) {
	if port != 0 {
		return net.Listen("tcp", ":"+strconv.Itoa(port))
	}
	file := filepath.Join(dir, "port")
	last, _ := os.ReadFile(file)
	ports := []int{usualPort, 0}
	if n, err := strconv.Atoi(strings.TrimSpace(string(last))); err == nil && n > 0 && n < 1<<16 {
		ports = append([]int{n}, ports...)
	}
	var failed error
	for _, p := range ports {
		l, err := net.Listen("tcp", ":"+strconv.Itoa(p))
		if err != nil {
			failed = errors.Join(failed, err)
			continue
		}
		// Without it another port may be had the next time, no more.
		_ = os.WriteFile(file, []byte(strconv.Itoa(l.Addr().(*net.TCPAddr).Port)+"\n"), 0o600)
		return l, nil
	}
	return nil, failed
}

// named lets in who asks for this device by a number or a local name: a page from elsewhere could have
// its own name lead here.
func named(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !isLocal(r.Host) {
			http.Error(w, "no such host is served here", http.StatusMisdirectedRequest)
			return
		}
		next.ServeHTTP(w, r)
	})
}

func isLocal(host string) bool {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	if _, err := netip.ParseAddr(strings.Trim(host, "[]")); err == nil {
		return true
	}
	return host != "" && (!strings.Contains(host, ".") || strings.HasSuffix(strings.ToLower(host), ".local"))
}

// Page is the web build that came with this program: in a folder web, or dist/web, beside it, in its
// bundle on macOS, or in the working folder; "" if there is none.
func Page() string {
	var in []string
	if self, err := os.Executable(); err == nil {
		in = append(in, filepath.Dir(self), filepath.Join(filepath.Dir(self), "..", "Resources"))
	}
	for _, dir := range append(in, ".") {
		for _, name := range []string{"web", "dist/web"} {
			build := filepath.Join(dir, filepath.FromSlash(name))
			if s, err := site.Open(build); err == nil {
				s.Close()
				return build
			}
		}
	}
	return ""
}

// Folder is where tables lie unless somebody wants otherwise.
func Folder() (string, error) {
	config, err := os.UserConfigDir()
	return filepath.Join(config, "tidepool", "tables"), err
}
