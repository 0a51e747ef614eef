//go:build !js

// Command tidepool-server serves the web page and the tables of a club: many games at
// once between devices, stored on this machine's disk or in a NATS cluster.
//
//	tidepool-server [-addr HOST:PORT] [-dir DIR] [-tables DIR | -nats URL [-replicas N]]
//	tidepool-server load -url URL [-tables N] [-for DURATION]
//
// It also has the commands match, puzzles, solve and work of the game's program, spread
// over several machines by NATS.
//
// It is a separate program because it links NATS, which would make the game's program
// half as large again.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"net"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"tidepool/internal/cli"
	"tidepool/internal/server/hub"
	"tidepool/internal/server/jetstream"
	"tidepool/internal/server/load"
	"tidepool/internal/server/serve"
	"tidepool/internal/server/web"
	"tidepool/internal/site"
	"tidepool/internal/work/queue"
)

func main() {
	cli.EndWithCaller()
	if slices.Contains([]string{"match", "puzzles", "solve", "work"}, strings.Join(os.Args[1:min(2, len(os.Args))], "")) {
		exit, _ := cli.RunOn(network, os.Args[1:], os.Stdout, os.Stderr)
		os.Exit(exit)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	args, run := os.Args[1:], serveTables
	if len(args) > 0 && args[0] == "load" {
		args, run = args[1:], load.Command
	}
	switch err := run(ctx, args); {
	case errors.Is(err, flag.ErrHelp):
	case err != nil:
		fmt.Fprintln(os.Stderr, "tidepool-server:", err)
		os.Exit(1)
	}
}

// network connects to a network of workers. With a host it is the server, and stores the jobs in a folder of the
// user's cache, one for each address.
func network(ctx context.Context, url, host string, trouble func(error)) (cli.Network, error) {
	dir, err := os.UserCacheDir()
	if err != nil {
		return nil, err
	}
	return queue.Open(ctx, url, host, filepath.Join(dir, "tidepool", "work", strings.ReplaceAll(host, ":", "-")), trouble)
}

func serveTables(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("tidepool-server", flag.ContinueOnError)
	addr := flags.String("addr", "127.0.0.1:8080", "`host:port` to listen on; port 0 picks a free one")
	dir := flags.String("dir", "dist/web", "`directory` of the web build; empty to serve only the tables")
	tables := flags.String("tables", "", "`directory` to store the tables in")
	url := flags.String("nats", "", "`URL` of a NATS server or cluster to store them in instead")
	replicas := flags.Int("replicas", 1, "how many servers of the cluster store each table: 1 or 3")
	origins := flags.String("origins", "", "other `hosts` whose pages may connect, separated by commas")
	connections := web.Usual()
	flags.BoolVar(&connections.Proxied, "proxied", false, "take addresses from X-Forwarded-For; use it only behind your own proxy")
	flags.IntVar(&connections.Connections, "connections", connections.Connections, "maximum number of connections")
	flags.IntVar(&connections.PerAddress, "peraddress", connections.PerAddress, "maximum number of connections from one address")
	limits := hub.Usual()
	flags.IntVar(&limits.PerHour, "perhour", limits.PerHour, "how many tables one address may create in an hour; 0 for no limit")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if flags.NArg() > 0 || (*tables == "") == (*url == "") {
		return errors.New("use -tables DIR or -nats URL to say where tables are stored (-h for help)")
	}
	if *origins != "" {
		connections.Origins = strings.Split(*origins, ",")
	}
	tuneRuntime()
	trouble := newLogger()
	tableStore, err := open(ctx, *tables, *url, *replicas, trouble)
	if err != nil {
		return err
	}
	defer tableStore.Close()
	o := serve.Options{Store: tableStore, Limits: limits, Connections: connections, Trouble: trouble}
	if *dir != "" {
		page, err := site.Open(*dir)
		if err != nil {
			return err
		}
		defer page.Close()
		o.Page = page
	}
	listener, err := net.Listen("tcp", *addr)
	if err != nil {
		return err
	}
	fmt.Printf("Tidepool is at %s (Ctrl+C ends it)\n", site.URL(listener.Addr()))
	return serve.Tables(ctx, listener, o)
}

// tuneRuntime sets the Go runtime's parameters for a server, unless the environment sets them.
func tuneRuntime() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(50) // most memory belongs to idle connections, so collecting costs little
	}
	if os.Getenv("GOMAXPROCS") == "" {
		// A goroutine that waits for the disk blocks a processor for a while.
		runtime.GOMAXPROCS(runtime.NumCPU() + diskWriters)
	}
}

// diskWriters is how many events are written to disk at once.
const diskWriters = 16

func open(ctx context.Context, dir, url string, replicas int, trouble func(error)) (*jetstream.Store, error) {
	patience, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	if url != "" {
		return jetstream.Connect(patience, url, replicas)
	}
	return jetstream.Open(patience, dir, trouble)
}

// newLogger returns a function that logs errors to standard error, the same text at most once a second.
func newLogger() func(error) {
	var mu sync.Mutex
	last := map[string]time.Time{}
	return func(err error) {
		mu.Lock()
		defer mu.Unlock()
		text := err.Error()
		if time.Since(last[text]) < time.Second {
			return
		}
		if len(last) > 1000 {
			clear(last)
		}
		last[text] = time.Now()
		fmt.Fprintln(os.Stderr, time.Now().UTC().Format(time.RFC3339), text)
	}
}
