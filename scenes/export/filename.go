package export

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	mostName = 120 // bytes; systems allow 255, and fewer if they encrypt
	mostExt  = 8
	noName   = "tidepool"
)

// FileName turns a name into a file name that is valid on every system: one line, without characters special
// to shells or paths, not hidden, no device name, and not too long. The extension stays.
func FileName(name string) string {
	name = strings.Map(func(r rune) rune {
		switch {
		case strings.ContainsRune(`/\:*?"<>|`, r):
			return '-'
		case unicode.IsSpace(r):
			return ' '
		case r == utf8.RuneError || unicode.IsControl(r) || unicode.Is(unicode.Cf, r):
			return -1
		}
		return r
	}, name)
	for {
		next := tidied(name)
		if next == name {
			return name
		}
		name = next
	}
}

// tidied fixes the ends, the length and device names in turn, again if shortening made that necessary.
func tidied(name string) string {
	stem, ext := split(strings.TrimRight(strings.TrimLeft(name, ". -"), ". "))
	stem = strings.TrimRight(shortened(stem, mostName), ". ")
	if stem == "" || device(stem) {
		stem = strings.TrimRight(noName+" "+stem, " ")
	}
	return stem + ext
}

// Numbered returns the n-th file name of this kind: "games (2).csv".
func Numbered(name string, n int) string {
	if n < 2 {
		return name
	}
	stem, ext := split(name)
	return stem + " (" + strconv.Itoa(n) + ")" + ext
}

func split(name string) (stem, ext string) {
	i := strings.LastIndexByte(name, '.')
	if i < 0 || len(name)-i > mostExt || strings.Trim(name[i+1:], "abcdefghijklmnopqrstuvwxyz0123456789") != "" || i == len(name)-1 {
		return name, ""
	}
	return name[:i], name[i:]
}

func shortened(s string, most int) string {
	if len(s) <= most {
		return s
	}
	for most > 0 && !utf8.RuneStart(s[most]) {
		most--
	}
	return s[:most]
}

// device reports whether Windows reserves a name, whatever follows a dot.
func device(stem string) bool {
	stem, _, _ = strings.Cut(strings.ToUpper(stem), ".")
	stem = strings.TrimRight(stem, " ")
	switch stem {
	case "CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$":
		return true
	}
	port, isCom := strings.CutPrefix(stem, "COM")
	if !isCom {
		var isLpt bool
		if port, isLpt = strings.CutPrefix(stem, "LPT"); !isLpt {
			return false
		}
	}
	return utf8.RuneCountInString(port) == 1 && strings.ContainsAny(port, "0123456789¹²³")
}
