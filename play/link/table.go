package link

import (
	"strings"

	"tidepool/play/table/wire"
)

// tableMark precedes a table's name in an address.
const tableMark = "t="

// wall is the fragment of the page of the tables that a club shows.
const wall = "wall"

// IsWall reports whether a link leads to that page.
func IsWall(text string) bool {
	_, fragment, cut := strings.Cut(text, "#")
	return cut && fragment == wall
}

// A Table is a link to a seat at a table, or to watch it.
type Table struct {
	// Page is the address of the page whose server keeps the table; "" means the current page.
	Page         string
	Name, Secret string
}

// String returns the link, or only its fragment if Page is empty.
func (t Table) String() string {
	fragment := tableMark + t.Name + "." + t.Secret
	if t.Page == "" {
		return fragment
	}
	return To(t.Page, fragment)
}

// DecodeTable parses a link to a table. Anything before the fragment that is not a page's address is ignored.
// For any other text the error is [ErrNone], or [ErrDamaged] if a part is missing or wrong.
func DecodeTable(text string) (Table, error) {
	fragment, ok := Find(text)
	if !ok || !strings.HasPrefix(fragment, tableMark) {
		return Table{}, ErrNone
	}
	name, secret, _ := strings.Cut(fragment[len(tableMark):], ".")
	if !wire.IsName(name) || !wire.IsSecret(secret) {
		return Table{}, ErrDamaged
	}
	t := Table{Name: name, Secret: secret}
	before, _, _ := strings.Cut(text, "#")
	if words := strings.Fields(before); len(words) > 0 {
		if page := strings.TrimLeft(words[len(words)-1], "<>()[]\"'"); isAddress(page) {
			t.Page = page
		}
	}
	return t, nil
}

// mostAddress is the maximum length of a page's address.
const mostAddress = 200

// isAddress reports whether a text is a page's address with a host and without user name or password.
func isAddress(text string) bool {
	_, rest, ok := strings.Cut(text, "://")
	host, _, _ := strings.Cut(rest, "/")
	plain := func(r rune) bool { return r > ' ' && r <= '~' && !strings.ContainsRune("\"'<>\\^`{|}", r) }
	return ok && IsPage(text) && len(text) <= mostAddress && host != "" && !strings.ContainsAny(host, "@?") && !strings.ContainsFunc(text, func(r rune) bool { return !plain(r) })
}
