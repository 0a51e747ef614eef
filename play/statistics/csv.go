package statistics

import (
	"strings"
	"unicode"
)

// AppendCSV appends a line of fields as in RFC 4180. A field that spreadsheets would treat as a formula, even
// in quotes, is prefixed with an apostrophe, which marks it as text.
func AppendCSV(dst []byte, fields ...string) []byte {
	for i, f := range fields {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = appendField(dst, f)
	}
	return append(dst, "\r\n"...)
}

func appendField(dst []byte, f string) []byte {
	if formula(f) {
		f = "'" + f
	}
	if !strings.ContainsAny(f, "\",;\t\r\n'") {
		return append(dst, f...)
	}
	dst = append(dst, '"')
	dst = append(dst, strings.ReplaceAll(f, `"`, `""`)...)
	return append(dst, '"')
}

// formula reports whether a field begins like a formula: with =, +, - or @ of any width, or whitespace that
// spreadsheets skip, perhaps after invisible characters.
func formula(f string) bool {
	const signs = "=+-@" + "＝＋－＠" + "﹦﹢﹣﹫" + "⁼⁺⁻" + "₌₊₋" + "−"
	const blanks = "\t\r\n"
	unseen := func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) || unicode.Is(unicode.Cf, r) }
	for _, r := range f {
		if strings.ContainsRune(blanks+signs, r) {
			return true
		}
		if !unseen(r) {
			return false
		}
	}
	return false
}
