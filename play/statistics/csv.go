package statistics

import (
	"strings"
	"unicode"
)

// AppendCSV adds a line of fields as in RFC 4180. A field that spreadsheets would take for a
// formula, even in quotation marks, gets an apostrophe, which they take as the sign of text.
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

// formula reports whether a field begins like one: with a sign for =, +, - or @ of any width, or a
// blank that spreadsheets leave out, perhaps after something invisible.
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
