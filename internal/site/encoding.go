//go:build !js

package site

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

type encoding struct {
	name   string // as in Content-Encoding
	suffix string // of the file
}

// encodings are the supported forms, the smallest first.
var encodings = []encoding{{"br", ".br"}, {"gzip", ".gz"}}

// accepted returns the encodings preferred to the plain file, the best (or smallest) first, and whether the
// plain file is accepted.
func accepted(header []string) (list []encoding, plain bool) {
	quality := qualities(header)
	of := func(name string) float64 {
		if q, ok := quality[name]; ok {
			return q
		}
		return quality["*"]
	}
	plainQuality, said := quality["identity"]
	_, others := quality["*"]
	plain = said && plainQuality > 0 || !said && (!others || quality["*"] > 0)
	for _, e := range encodings {
		if q := of(e.name); q > 0 && (!said || q >= plainQuality) {
			list = append(list, e)
		}
	}
	slices.SortStableFunc(list, func(a, b encoding) int { return cmp.Compare(of(b.name), of(a.name)) })
	return list, plain
}

// qualities parses "br;q=0.8, gzip, *;q=0" into numbers by lower-case name; a missing q is 1, an invalid one 0.
func qualities(header []string) map[string]float64 {
	quality := make(map[string]float64)
	for field := range strings.SplitSeq(strings.Join(header, ","), ",") {
		name, params, _ := strings.Cut(field, ";")
		name = strings.ToLower(strings.TrimSpace(name))
		if name == "" {
			continue
		}
		quality[name] = weight(params)
	}
	return quality
}

func weight(params string) float64 {
	for param := range strings.SplitSeq(params, ";") {
		key, value, _ := strings.Cut(param, "=")
		if !strings.EqualFold(strings.TrimSpace(key), "q") {
			continue
		}
		q, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
		if err != nil || !(q >= 0 && q <= 1) {
			return 0
		}
		return q
	}
	return 1
}
