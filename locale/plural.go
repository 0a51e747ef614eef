package locale

// plural returns the plural form for a whole number, by the rules of CLDR for the program's languages.
func plural(tag string, n int) string {
	if n < 0 {
		n = -n
	}
	switch {
	case tag == "id", tag == "ms", tag == "ja":
		return "other"
	case tag != "ru" && n == 1, tag == "ru" && n%10 == 1 && n%100 != 11:
		return "one"
	case tag != "ru":
		return "other"
	case n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14):
		return "few"
	}
	return "many"
}
