package link_test

import (
	"errors"
	"strings"
	"testing"

	"tidepool/play/link"
)

var seat = link.Table{Name: strings.Repeat("a1", 8), Secret: strings.Repeat("b2", 13)}

func TestTable(t *testing.T) {
	there := seat
	for _, page := range []string{"", "https://club.example/", "http://10.0.0.2:8080/play/index.html", "http://[fe80::1]:8080/"} {
		there.Page = page
		for _, said := range []string{there.String(), "<" + there.String() + ">."} {
			if page != "" {
				said = "Play with me:\n" + said
			}
			if got, err := link.DecodeTable(said); err != nil || got != there {
				t.Errorf("%q is read as %+v (%v), want %+v", said, got, err, there)
			}
		}
	}
	bare := seat.String()
	for text, want := range map[string]error{
		"": link.ErrNone, "g=abc": link.ErrNone, "t=": link.ErrDamaged, bare[:len(bare)-1]: link.ErrDamaged, bare + "x": link.ErrDamaged,
		strings.ToUpper(bare[2:]): link.ErrNone, "t=" + strings.ToUpper(bare[2:]): link.ErrDamaged, strings.Replace(bare, ".", "-", 1): link.ErrDamaged,
		strings.Replace(bare, "a", "é", 1): link.ErrDamaged,
	} {
		if got, err := link.DecodeTable(text); !errors.Is(err, want) || got != (link.Table{}) {
			t.Errorf("%q is read as %+v (%v), want %v", text, got, err, want)
		}
	}
	// A text that is not a page's address is ignored.
	for _, page := range []string{"ftp://host/", "https:///", "https://me:secret@host/", "https://ho st/", "javascript://x", "https://" + strings.Repeat("h", 300) + "/", "https://h/\x00"} {
		if got, err := link.DecodeTable(page + "#" + bare); err != nil || got.Page != "" {
			t.Errorf("%q is read as %+v (%v)", page, got, err)
		}
	}
}

func FuzzTable(f *testing.F) {
	f.Add(seat.String())
	f.Add("https://club.example/#" + seat.String())
	f.Fuzz(func(t *testing.T, text string) {
		got, err := link.DecodeTable(text)
		if err != nil {
			return
		}
		if again, err := link.DecodeTable(got.String()); err != nil || again != got {
			t.Errorf("%q is %+v, which is read as %+v (%v)", text, got, again, err)
		}
	})
}
