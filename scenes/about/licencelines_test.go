package about

import "testing"

// Long lines of a licence continue in the next line; short ones stay separate.
func TestJoinLines(t *testing.T) {
	const long = "Redistribution and use in source and binary forms, with or"
	for text, want := range map[string]string{
		long + "\n   without modification, are permitted.": long + " without modification, are permitted.",
		"Apache License\n  Version 2.0, January 2004":      "Apache License\nVersion 2.0, January 2004",
		"== Go": "== Go",
	} {
		if got := joinLines(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
