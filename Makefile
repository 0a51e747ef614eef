# Every target prepares the machine for itself; see .ci/setup.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play serve web test fresh check unit race fuzz program browser gallery bench tried startup smooth rest kills dist clean

export CGO_ENABLED = 0
# What leaves this machine has none of its paths in it; what stays is built the
# same way, so that nothing is built twice.
export GOFLAGS += -trimpath
# Where things are looked at, built and tested the garbage collector runs more
# seldom, in tools and tests: it was an eighth of compiling and a fifth of
# staticcheck. In what is played or measured it runs as it does for everybody.
# The limit is soft: near it the collector runs more often.
test check unit race fuzz program browser: export GOGC = 800
test check unit race fuzz program browser: export GOMEMLIMIT = 1GiB
# Mesa draws on the thread that asks: with one more a core it takes a third more of
# the processor's time, for which there is use beside.
test program browser: export LP_NUM_THREADS = 0
WEB := dist/web
# The engine without what no page uses, as a module beside our own.
SLIM := dist/slim
# The engine with less to do before the desktop's first frame, likewise.
NATIVE := dist/native
DIST := dist/release
VERSION := $(shell git describe --tags --always --dirty 2>/dev/null || echo devel)
# What is built to be tried at once is not compressed for a minute.
serve browser: PACK := -quick

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Without inlining the page's programs are up to a sixth smaller to load. The
# engine, near its limit (see internal/build/pack), has it where it searches, and is built
# without its revision, which would change its size; it looks nothing up in a map
# while it searches. The page has it where frames, pictures and sounds are made.
COLD := fmt time os io sort strings bytes errors maps bufio strconv reflect log/... encoding/... unicode/... compress/... \
	math/big syscall/js internal/runtime/maps tidepool/play/match/... tidepool/play/shelf/... tidepool/ai/thinking tidepool/ai
HOT_PAGE := math math/bits internal/bytealg golang.org/x/image/vector tidepool/sprites/vector tidepool/sound \
	$(addprefix github.com/hajimehoshi/ebiten/v2/internal/,affine atlas buffered graphics graphicscommand)

# How the page's program is compiled: what looks at its code has the same done to
# it, so that nothing is compiled twice.
FOR_PAGE := -gcflags=all=-l $(HOT_PAGE:%=-gcflags=%=)
PAGE := -modfile=$(SLIM)/go.mod $(FOR_PAGE)

play: ## build and open the game (ARGS="-h" and the like are passed on)
	@.ci/setup play
	go generate ./locale/key
	go run ./internal/build/native $(NATIVE)
	go build -modfile=$(NATIVE)/go.mod -trimpath -o tidepool .
	./tidepool $(ARGS)

serve: web ## build the web page and serve it on this machine (ARGS="-addr :9000")
	go build -trimpath -o tidepool .
	./tidepool serve -dir $(WEB) $(ARGS)

web: ## build the web page into dist/web
	@.ci/setup build
	go generate ./locale/key
	mkdir -p $(WEB)
	go run ./internal/build/slim $(SLIM)
	GOOS=js GOARCH=wasm go build $(PAGE) -trimpath -ldflags "-s -w -X tidepool/internal/app.version=$(VERSION)" -o $(WEB)/tidepool.wasm .
	GOOS=js GOARCH=wasm go build -trimpath -buildvcs=false -ldflags "-s -w" $(COLD:%=-gcflags=%=-l) -o $(WEB)/engine.wasm ./wasm/worker
	cp wasm/page/* "$$(go env GOROOT)/lib/wasm/wasm_exec.js" $(WEB)/
	cp sprites/font/more/MPLUSRounded1c-Kanji.ttf $(WEB)/letters.ttf
	cp internal/licences/licences.txt $(WEB)/
	for f in play/puzzle/sets/*.txt; do cp $$f $(WEB)/puzzles.$${f##*/}; done
	go run ./internal/build/still $(WEB)
	go run ./internal/build/pack $(PACK) $(WEB)

test: ## check and test everything: rules, program and page
	@.ci/setup test
	@$(MAKE) --no-print-directory check
	@# The check has vetted all. The program's tests do one thing after the other,
	@# and leave the machine time for those that do several. Pages often wait, and
	@# the fuzzer takes the time they leave.
	@export GOFLAGS=-vet=off && \
	.ci/together program unit race && \
	FUZZ_SECONDS=60 .ci/together browser fuzz

fresh: ## try these commands with an empty home, nothing fetched and nothing built
	@.ci/fresh

check: ## look at the code: gofmt, vet, staticcheck
	@.ci/setup build
	@unformatted=$$(gofmt -l .); \
	if [ -n "$$unformatted" ]; then echo "not in gofmt's form: $$unformatted" >&2; exit 1; fi
	go run ./internal/build/slim $(SLIM)
	go vet ./...
	@# "go tool" would build it, and all that it is made of, without -trimpath again.
	go build -o dist/staticcheck honnef.co/go/tools/cmd/staticcheck
	dist/staticcheck ./...
	@differing=$$(.ci/differing); set -x; \
	GOOS=js GOARCH=wasm go vet $(PAGE) $$differing; \
	GOOS=js GOARCH=wasm GOFLAGS="$$GOFLAGS $(FOR_PAGE)" dist/staticcheck $$differing

unit: ## test every package that needs neither display nor browser
	@.ci/setup build
	go test -timeout 20m $$(go list ./... | grep -Ev '^tidepool/(internal/e2e|wasm)$$')
	@if command -v node >/dev/null || [ -n "$${CI:-}" ]; then \
		set -x; GOOS=js GOARCH=wasm go test -timeout 20m $(FOR_PAGE) -exec "$$(go env GOROOT)/lib/wasm/go_js_wasm_exec" ./play/match/... ./play/shelf/...; \
	else echo "no node: the browser's store is tested in the browser only"; fi

race: ## look for data races in the engine, what leads to it and what keeps games
	@.ci/setup race
	CGO_ENABLED=1 go test -race -short -timeout 20m $$(go list ./ai/... ./play/match/... ./play/shelf/... | grep -Ev '/(kalah/book|endgame)$$') # which have one thread and much to do

program: ## test the real program under a virtual display
	@.ci/setup test
	xvfb-run -a go test -count=1 -timeout 20m ./internal/e2e/...

browser: web ## test the page in Chromium, Firefox and WebKitGTK
	@.ci/setup test
	xvfb-run -a -s "-screen 0 1280x1024x24" go test -count=1 -timeout 20m -parallel 4 ./wasm

FUZZ_SECONDS ?= 300

fuzz: ## try the parsers with strange input for some minutes (FUZZ_SECONDS=300)
	@.ci/setup build
	nice -n 15 .ci/fuzz $(FUZZ_SECONDS)

gallery: ## take pictures of every scene into docs/gallery
	@.ci/setup test
	rm -rf docs/gallery
	TIDEPOOL_GALLERY=1 xvfb-run -a go test -count=1 -timeout 30m ./internal/e2e -run Gallery
	@command -v xprop >/dev/null || { echo "no xprop (package x11-utils): nothing tells programs of a scale of 2" >&2; exit 1; }
	TIDEPOOL_GALLERY=1 xvfb-run -a -s "-noreset -screen 0 1280x1024x24" sh -c "\
		printf 'Xft.dpi:\t192\n' | xargs -0 xprop -root -f RESOURCE_MANAGER 8s -set RESOURCE_MANAGER && \
		go test -count=1 -timeout 30m ./internal/e2e -run Gallery"

bench: ## measure nodes per second, frames and allocations
	@.ci/setup test
	go test -run '^$$' -bench . -benchmem ./rules/... ./ai/...
	xvfb-run -a go test -run '^$$' -bench . -benchmem ./internal/e2e

tried: web ## finish a lesson and a game in every language by touch, keys and elements of the page
	@.ci/setup test
	TIDEPOOL_TRIED=1 go test -v -count=1 -timeout 40m -run Tried ./wasm

startup: web ## measure the time to the menu in Chromium, and the work until pages are sharp
	@.ci/setup test
	TIDEPOOL_STARTUP=1 go test -v -count=1 -timeout 30m -run 'TestStartup$$|TestSharp$$' ./wasm

smooth: web ## measure the longest task of the page while it makes pictures
	@.ci/setup test
	TIDEPOOL_SMOOTH=1 go test -v -count=1 -timeout 30m -run 'TestSmooth$$' ./wasm

KILLS := 100

kills: web ## kill browsers after turns and look whether all are there (KILLS=100)
	@.ci/setup test
	TIDEPOOL_KILLS=$(KILLS) xvfb-run -a -s "-screen 0 1280x1024x24" go test -v -count=1 -timeout 5h -run 'TestKilledAfter' ./wasm

REST_MINUTES := 30

rest: web ## measure what the page costs at rest, in play, and after the engine has played itself (REST_MINUTES=30)
	@.ci/setup test
	TIDEPOOL_REST=$(REST_MINUTES) go test -v -count=1 -timeout 90m -run 'TestAtRest$$' ./wasm

dist: web ## make archives for Linux, Windows, macOS and web servers in dist/release
	rm -rf $(DIST)
	go run ./internal/build/native $(NATIVE)
	go run ./internal/build/release -version "$(VERSION)" -modfile $(NATIVE)/go.mod -web $(WEB) $(DIST)

clean: ## remove what was built
	rm -rf dist tidepool tidepool.exe
