//go:build !js

package wasm

import (
	"encoding/json"
	"os"
	"strconv"
	"strings"
	"testing"
)

// A feature is a web platform feature used by the page or the engine, named as in @mdn/browser-compat-data.
type feature struct {
	path string
	// optional means that the page tests for the feature and works without it.
	optional bool
}

var features = []feature{
	{"webassembly.api.instantiateStreaming_static", true}, {"webassembly.bulk-memory-operations", false},
	{"webassembly.sign-extension-operations", false}, {"webassembly.non-trapping-float-to-int-conversions", false},
	{"webassembly.fixed-width-SIMD", false},
	{"api.WebGL2RenderingContext", false}, {"api.AudioContext", true}, {"api.AudioBuffer.copyToChannel", true}, {"api.Worker", true},
	{"api.IDBFactory.open", true}, {"api.CompressionStream", true}, {"api.DecompressionStream", true}, {"api.StorageManager.estimate", true},
	{"api.Response.body", true}, {"api.ReadableStream.getReader", true}, {"api.Blob.arrayBuffer", false}, {"api.TextDecoder", false},
	{"api.ServiceWorkerContainer.register", true}, {"api.ServiceWorkerRegistration.update", true}, {"api.Clients.claim", true},
	{"api.CacheStorage", true}, {"api.Cache.put", true}, {"api.Request.integrity", true}, {"html.elements.link.rel.manifest", true},
	{"api.IDBFactory", true}, {"api.IDBTransaction.durability", true}, {"api.StorageManager.persist", true},
	{"api.Window.localStorage", true}, {"api.Window.sessionStorage", true}, {"api.Navigator.languages", true},
	{"api.WakeLock.request", true}, {"api.VisualViewport", true}, {"api.ScreenOrientation.change_event", true},
	{"api.Document.fullscreenEnabled", true}, {"api.Performance.mark", false}, {"api.Element.replaceChildren", false},
	{"javascript.operators.optional_chaining", false}, {"javascript.operators.nullish_coalescing", false},
	{"javascript.builtins.Map", false}, {"css.properties.inset", false}, {"css.properties.overflow.clip", true},
	{"css.properties.gap.flex_context", true}, {"css.types.min", false}, {"css.types.env", true}, {"css.selectors.focus-visible", true},
}

// oldest lists the browser versions that must have every feature that is not optional.
var oldest = map[string]float64{"chrome": 100, "firefox": 115, "safari": 17, "safari_ios": 17}

// Every required feature is in every supported browser. The data is not kept here: TIDEPOOL_COMPAT names
// data.json of the npm package @mdn/browser-compat-data.
func TestCompatibility(t *testing.T) {
	name := os.Getenv("TIDEPOOL_COMPAT")
	if name == "" {
		t.Skip("TIDEPOOL_COMPAT names no data")
	}
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var all map[string]any
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	for _, f := range features {
		for browser, want := range oldest {
			since, ok := added(t, all, f.path, browser)
			switch {
			case ok && since <= want:
			case f.optional:
				t.Logf("%s: %s has %s since %v", f.path, browser, map[bool]string{true: "it", false: "nothing"}[ok], since)
			default:
				t.Errorf("%s has %s since %v (%v), and the page needs it", browser, f.path, since, ok)
			}
		}
	}
}

// added returns the browser version that introduced a feature, without a prefix or a flag.
func added(t *testing.T, all map[string]any, path, browser string) (version float64, ok bool) {
	t.Helper()
	for part := range strings.SplitSeq(path+".__compat.support", ".") {
		below, there := all[part].(map[string]any)
		if !there {
			t.Fatalf("the data has no %s", path)
		}
		all = below
	}
	list, many := all[browser].([]any)
	if !many {
		list = []any{all[browser]}
	}
	for _, item := range list {
		s, _ := item.(map[string]any)
		text, _ := s["version_added"].(string)
		if s["prefix"] != nil || s["flags"] != nil {
			continue
		}
		if v, err := strconv.ParseFloat(strings.TrimPrefix(text, "≤"), 64); err == nil {
			return v, true
		}
	}
	return 0, false
}
