SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play serve web test fresh check bare unit race fuzz screen program browser gallery bench tried startup smooth speed rest kills habits mutants dist clean

export CGO_ENABLED = 0
# Builds contain no paths of this machine, and share the build cache by using the same flags.
export GOFLAGS += -trimpath
# By default tests and tools spend an eighth to a fifth of their time collecting garbage.
test check unit race fuzz program browser: export GOGC = 800
test check unit race fuzz program browser: export GOMEMLIMIT = 1GiB
# Mesa's extra threads, one per core, cost a third more processor time.
test program browser: export LP_NUM_THREADS = 0
WEB := dist/web
COMMIT := $(shell expr $$(git rev-list --count HEAD 2>/dev/null || echo 1) % 3)
VERSION := $(shell git describe --tags --always --dirty 2>/dev/null || echo devel)
# "make web" packs small, which takes a minute; builds for immediate use are packed fast.
serve browser: PACK := -quick

# Steps that make the page smaller and faster, and the desktop program start sooner.
# "make web FLOW=" leaves one out; internal/build/README.md tells what each gains.
PAGE_PATCH := page
DESKTOP_PATCH := desktop
INLINE := internal/build/inlined.txt
FLOW := -flow
SIMD := -simd
LINES := -lines

FOR_PAGE = $(if $(INLINE),-gcflags=all=-l $(patsubst %,-gcflags=%=,$(shell cat $(INLINE))))
PAGE = $(PAGE_PATCH:%=-modfile=dist/%/go.mod) $(FOR_PAGE)
DESKTOP = $(DESKTOP_PATCH:%=-modfile=dist/%/go.mod)
PARTS = $(FLOW) $(SIMD) $(LINES) $(if $(and $(PAGE_PATCH),$(INLINE),$(FLOW),$(LINES)),,-limit=false)
SCREEN := xvfb-run -a -s "-screen 0 1280x1024x24"
ready-to-%: ; @.ci/setup $* # so that every target prepares the machine itself

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ready-to-play ## build and open the game (ARGS="-h" passes arguments on)
	go generate ./locale/key
	$(DESKTOP_PATCH:%=go run ./internal/build/ebiten %)
	go build $(DESKTOP) -o tidepool .
	./tidepool $(ARGS)
serve: web ## build the web page and serve it on this machine (ARGS="-addr :9000")
	go build -o tidepool . && ./tidepool serve -dir $(WEB) $(ARGS)

web: ready-to-build ## build the web page into dist/web
	go generate ./locale/key && mkdir -p $(WEB) && rm -f $(WEB)/*.wasm # go build would keep those, with the steps they had
	$(PAGE_PATCH:%=go run ./internal/build/ebiten %)
	GOOS=js GOARCH=wasm go build $(PAGE) -ldflags "-s -w -X tidepool/internal/app.version=$(VERSION)" -o $(WEB)/tidepool.wasm .
	GOOS=js GOARCH=wasm go build -buildvcs=false -gcflags=all=-d=pgoinlinebudget=500 -ldflags "-s -w" -o $(WEB)/engine.wasm ./wasm/worker
	cp wasm/page/* "$$(go env GOROOT)/lib/wasm/wasm_exec.js" internal/licences/licences.txt $(WEB)/
	cp sprites/font/more/MPLUSRounded1c-Kanji.ttf $(WEB)/letters.ttf && cp ai/kalah/book/results/late/6-4 $(WEB)/results.kalah.6-4.bin
	for f in play/puzzle/sets/*.txt; do cp $$f $(WEB)/puzzles.$${f##*/}; done
	go run ./internal/build/still $(WEB)
	go run ./internal/build/pack $(PACK) $(PARTS) $(WEB)

test: ready-to-test ## check and test everything: rules, program and page
	@# Each often waits, so others run at the same time. Every third commit is fuzzed, half of each other one looked at for races.
	@.ci/together check bare && export GOFLAGS="-vet=off -ldflags=-w" && RACE_PARTS=2 FUZZ_SECONDS=8 .ci/together screen unit $(if $(filter 0,$(COMMIT)),fuzz,race)

fresh: ## try these commands with an empty home directory, nothing fetched and nothing built
	@.ci/fresh
check: ready-to-build ## check the code: gofmt, vet, staticcheck
	$(PAGE_PATCH:%=go run ./internal/build/ebiten %)
	@FOR_PAGE="$(FOR_PAGE)" PAGE_PATCH=$(PAGE_PATCH) .ci/check

unit: ready-to-build ## test every package that needs neither display nor browser
	go test -timeout 30m ./scenes $$(go list ./... | grep -Ev '^tidepool/(internal/e2e|wasm)$$') # the longest first
	@if command -v node >/dev/null || [ -n "$${CI:-}" ]; then set -x; \
		GOOS=js GOARCH=wasm go test -timeout 20m $(FOR_PAGE) -exec "$$(go env GOROOT)/lib/wasm/go_js_wasm_exec" ./play/match/... ./play/shelf/...; \
	else echo "no node: the browser's store is tested in the browser only"; fi
race: ready-to-race ## look for data races in the engine and in the storage of games (RACE_PARTS=2: in half, another every commit)
	CGO_ENABLED=1 go test -race -short -timeout 20m $$(go list ./ai/... ./play/match/... ./play/shelf/... | grep -Ev '/(kalah/book|endgame)$$' | \
		awk -v n=$(COMMIT) -v of=$(or $(RACE_PARTS),1) 'NR % of == n % of') # those left out are slow and have only one thread
screen: program browser # tests what is seen
program: ready-to-test ## test the real program under a virtual display
	xvfb-run -a go test -count=1 -timeout 20m ./internal/e2e/...
bare: ready-to-build # builds the page without the optional steps; inlined as usual, so that nothing common is compiled twice
	$(MAKE) --no-print-directory web WEB=dist/bare PACK=-quick PAGE_PATCH= FLOW= SIMD= LINES=

browser: web bare ready-to-test ## test the page in Chromium, Firefox and WebKitGTK
	$(SCREEN) go test -count=1 -timeout 30m -parallel 4 ./wasm
	$(SCREEN) go test -count=1 -timeout 20m ./internal/e2e -run TestPageAndProgram
fuzz: ready-to-build ## fuzz the parsers for some minutes (FUZZ_SECONDS=300)
	nice -n 15 .ci/fuzz $(or $(FUZZ_SECONDS),300)

gallery: ready-to-test ## take the pictures of docs/gallery
	TIDEPOOL_STRIPS=$(CURDIR)/docs/gallery/strips go test -count=1 ./scenes/board/games -run TestStrips
	TIDEPOOL_GALLERY=1 xvfb-run -a go test -count=1 -timeout 30m ./internal/e2e -run TestGallery
bench: ready-to-test ## measure nodes per second, frames and allocations
	go test -run '^$$' -bench . -benchmem ./rules/... ./ai/...
	xvfb-run -a go test -run '^$$' -bench . -benchmem ./internal/e2e
mutants: ready-to-build ## check that the tests notice a hundred deliberate mistakes (ARGS="-run 1-10 -j 2")
	nice go run ./internal/mutants $(ARGS)

# These tests of the page take long and run only on request.
ASKED := TIDEPOOL_DAY=all $(SCREEN) go test -v -count=1 -timeout 5h ./wasm -run
tried: web ready-to-test ## finish a lesson, a game and a game at a table in every language by touch, keys and the page's elements
	TIDEPOOL_TRIED=1 $(ASKED) Tried
startup: web ready-to-test ## measure in Chromium the time to the menu, and until pages are sharp
	TIDEPOOL_STARTUP=1 $(ASKED) 'TestStartup$$|TestSharp$$'
smooth: web ready-to-test ## measure the longest task of the page while it makes pictures
	TIDEPOOL_SMOOTH=1 $(ASKED) 'TestSmooth$$'
speed: web ready-to-test ## compare the search in a Chromium worker with the native one, and measure reviews by two workers (SPEED_ROUNDS=5)
	TIDEPOOL_SPEED=$(or $(SPEED_ROUNDS),5) $(ASKED) TestSpeed
kills: web ready-to-test ## kill browsers after turns and check that no turn is lost (KILLS=100)
	TIDEPOOL_KILLS=$(or $(KILLS),100) $(ASKED) TestKilledAfter
habits: web ready-to-test ## freeze a page at a table for up to a minute, and do everything else that devices do to pages
	TIDEPOOL_HABITS=1 $(ASKED) 'TestHabits$$'
rest: web ready-to-test ## measure the page's cost at rest, in play, and after a game of the engine against itself (REST_MINUTES=30)
	TIDEPOOL_REST=$(or $(REST_MINUTES),30) $(ASKED) 'TestAtRest$$'

dist: web ## make archives for Linux, Windows, macOS and web servers in dist/release
	rm -rf dist/release
	$(DESKTOP_PATCH:%=go run ./internal/build/ebiten %)
	go run ./internal/build/release -version "$(VERSION)" $(DESKTOP) -web $(WEB) dist/release
clean: ## remove built files
	rm -rf dist tidepool tidepool.exe
