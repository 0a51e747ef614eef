//go:build !js

// Package near makes this device a host of tables for nearby devices: they open the page that it serves on
// the local network, or join with their own program. It needs no internet. Every event is stored in a file on
// the host before it is sent to any player.
//
//	host, err := near.Start(ctx, near.Options{Dir: dir, Page: near.Page()})
//	host.URLs()  // to show, also as a QR code
//	host.Local() // for this program itself
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

// Options configure a host.
type Options struct {
	// Dir stores the tables, and the port, so that links still work when the host is restarted.
	Dir string
	// Page is the folder of a web build; without one, only programs can join.
	Page string
	// Port is the port to listen on; 0 means the last one, or the usual one, or any free one.
	Port int
	// Trouble is called with unexpected errors; nil ignores them.
	Trouble func(error)
}

// usualPort has no other well-known use.
const usualPort = 8427

// limits returns limits suitable for a home.
func limits() (hub.Limits, web.Options) {
	l := hub.Usual()
	l.Tables, l.Watchers = 200, 100
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
	now := steadyClock(time.Now())
	tables, err := files.Open(o.Dir, now)
	if err != nil {
		return nil, err
	}
	l, connections := limits()
	options := serve.Options{Store: tables, Limits: l, Connections: connections, Now: now, Trouble: o.Trouble}
	end := tables.Close
	if o.Page != "" {
		page, err := site.Open(o.Page)
		if err != nil {
			end()
			return nil, err
		}
		options.Page, end = page, func() { page.Close(); tables.Close() }
	}
	listener, err := listen(o.Dir, o.Port)
	if err != nil {
		end()
		return nil, err
	}
	options.Guard = localOnly
	ctx, stop := context.WithCancel(ctx)
	h := &Host{port: listener.Addr().(*net.TCPAddr).Port, stop: stop, ended: make(chan struct{})}
	go func() {
		defer close(h.ended)
		h.err = serve.Tables(ctx, listener, options)
		end()
	}()
	return h, nil
}

// Close disconnects everyone. The tables stay in their folder.
func (h *Host) Close() error {
	h.stop()
	<-h.ended
	return h.err
}

// Ended is closed once the host no longer serves.
func (h *Host) Ended() <-chan struct{} { return h.ended }

// URLs returns the current addresses of the page, the most likely first. There are none on a device without a
// network.
func (h *Host) URLs() []string {
	var list []string
	for _, a := range addresses() {
		list = append(list, h.url(a.String()))
	}
	return list
}

// Local returns the address for this device itself.
func (h *Host) Local() string { return h.url("127.0.0.1") }

func (h *Host) url(host string) string {
	return "http://" + net.JoinHostPort(host, strconv.Itoa(h.port)) + "/"
}

// steadyClock returns a clock that runs evenly from start, even if the machine's clock is set; it stops while the
// machine sleeps, when no one can play.
func steadyClock(start time.Time) func() time.Time {
	return func() time.Time { return start.Add(time.Since(start)) }
}

// listen opens the wanted port or, if it is 0, the last one used, the usual one or any free one.
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
		// If this fails, the next start may get another port.
		_ = os.WriteFile(file, []byte(strconv.Itoa(l.Addr().(*net.TCPAddr).Port)+"\n"), 0o600)
		return l, nil
	}
	return nil, failed
}

// localOnly accepts only requests addressed to an IP address or a local name: a foreign page could make its own
// name resolve to this device.
func localOnly(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !isLocal(r.Host) {
			http.Error(w, "host name not served", http.StatusMisdirectedRequest)
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

// Page returns the web build that came with this program: in a folder web or dist/web beside it, in its
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

// Folder returns the default folder for tables.
func Folder() (string, error) {
	config, err := os.UserConfigDir()
	return filepath.Join(config, "tidepool", "tables"), err
}
