package evening

import (
	"html"
	"strconv"
	"strings"

	"tidepool/locale/key"
	"tidepool/play/club"
)

// print saves an HTML page with the standings and all rounds, to be printed in a browser.
func (p *page) print() {
	name := p.env.App.Words.T(key.ClubTitle) + " " + p.env.App.Words.Game(p.evening.Game) + ".html"
	p.env.Outbox.Save(name, []byte(p.sheet()))
}

const head = `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<style>
body { font: 12pt sans-serif; margin: 2em auto; max-width: 42em; padding: 0 1em }
table { border-collapse: collapse; width: 100% }
td { border-bottom: 1px solid #bbb; padding: .3em .5em }
td:last-child { text-align: right }
section { break-inside: avoid }
</style>
`

func (p *page) sheet() string {
	var b strings.Builder
	w := p.env.App.Words
	title := html.EscapeString(w.T(key.ClubTitle) + " · " + w.Game(p.evening.Game))
	b.WriteString(head + "<title>" + title + "</title>\n<h1>" + title + "</h1>\n")
	table := func(heading string, rows [][]string) {
		b.WriteString("<section>\n<h2>" + html.EscapeString(heading) + "</h2>\n<table>\n")
		for _, row := range rows {
			b.WriteString("<tr>")
			for _, cell := range row {
				b.WriteString("<td>" + html.EscapeString(cell) + "</td>")
			}
			b.WriteString("</tr>\n")
		}
		b.WriteString("</table>\n</section>\n")
	}
	var rows [][]string
	for _, s := range p.evening.Standings() {
		rows = append(rows, []string{strconv.Itoa(s.Place), p.evening.Players[s.Player].Name, p.ties(s)})
	}
	table(w.T(key.ClubStandings), rows)
	for n, round := range p.evening.Rounds {
		rows = nil
		for _, pairing := range round {
			rows = append(rows, p.line(pairing))
		}
		table(w.T(key.ClubRound, "n", n+1), rows)
	}
	return b.String()
}

func (p *page) line(of club.Pairing) []string {
	names := p.evening.Names(of)
	if of.Second == club.Bye {
		return []string{names[0], "", "1"}
	}
	return []string{names[0], names[1], score(of.Result)}
}
