package statistics

import "strings"

// AppendCSV adds a line of fields as RFC 4180 has them. Spreadsheets take what
// begins like a formula for one, even in quotation marks: such a field gets an
// apostrophe, which they show as the sign that it is text.
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
	if f != "" && strings.IndexByte("=+-@\t\r\n", f[0]) >= 0 {
		f = "'" + f
	}
	if !strings.ContainsAny(f, "\",;\t\r\n'") {
		return append(dst, f...)
	}
	dst = append(dst, '"')
	dst = append(dst, strings.ReplaceAll(f, `"`, `""`)...)
	return append(dst, '"')
}
