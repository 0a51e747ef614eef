package about

import (
	"strings"

	"tidepool/locale/key"
	"tidepool/scenes/device"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

type licencesScene struct {
	ui.Page
	env  *Services
	list ui.LongList
	// lines are the paragraphs, broken to fit a column of this width and type size.
	lines [][]string
	width float64
	size  float64
}

func newLicences(env *Services) *licencesScene {
	env.Licences.fetch(env.Platform)
	return &licencesScene{env: env, Page: ui.Page{ID: "licences", App: env.App, Most: 760}}
}

// Licences is the text of the licences, fetched on demand.
type Licences struct {
	coming     <-chan []byte
	paragraphs []string
	done       bool
}

// fetch starts fetching the text, once; after a failure it tries again.
func (f *Licences) fetch(on device.Platform) {
	if f.coming == nil && len(f.paragraphs) == 0 {
		f.coming, f.done = on.Licences(), false
	}
}

func (f *Licences) poll() bool {
	if f.coming == nil {
		return false
	}
	select {
	case data := <-f.coming:
		f.coming, f.done = nil, true
		text := strings.ReplaceAll(strings.ToValidUTF8(string(data), ""), "\r", "")
		for p := range strings.SplitSeq(text, "\n\n") {
			if p = strings.Trim(p, "\n\f"); strings.TrimSpace(p) != "" {
				f.paragraphs = append(f.paragraphs, joinLines(p))
			}
		}
		return true
	default:
		return false
	}
}

// joinLines joins the lines of a wrapped paragraph: a long line continues in the next.
func joinLines(p string) string {
	const long = 50 // bytes
	var out strings.Builder
	for line := range strings.SplitSeq(p, "\n") {
		out.WriteString(strings.Join(strings.Fields(line), " "))
		if len(line) >= long {
			out.WriteByte(' ')
		} else {
			out.WriteByte('\n')
		}
	}
	return strings.TrimSpace(out.String())
}

func (s *licencesScene) Layout(f ui.Frame) ui.Layout {
	w, texts := s.env.App.Words, s.env.Licences
	return s.Lay(f, w.T(key.CreditsTexts), func(c *ui.Column) {
		switch {
		case !texts.done:
			c.Words("licences.state", w.T(key.CreditsLoading), 16, false, true)
			return
		case len(texts.paragraphs) == 0:
			c.Words("licences.state", w.T(key.CreditsMissing), 16, false, true)
			return
		}
		s.fit(c, texts.paragraphs)
		c.Rows(&s.list, "licences", -1, func(i int, y float64) {
			head := strings.HasPrefix(texts.paragraphs[i], headMark)
			role := ui.RoleText
			if head {
				role = ui.RoleHeading
			}
			c.Add(ui.Node{Role: role, Label: strings.TrimPrefix(texts.paragraphs[i], headMark), Lines: s.lines[i], Style: ui.Words, Size: s.size, Bold: head,
				Align: sprites.Left, Rect: sprites.Rect{X: c.X, Y: y, W: c.W, H: float64(len(s.lines[i])) * s.size * 1.3}})
		}, func(i int) { s.env.App.Scrolling.To(s.list.Tops[i]) })
	}, nil)
}

// headMark begins a paragraph that names the subject of the licence that follows.
const headMark = "== "

func (s *licencesScene) fit(c *ui.Column, paragraphs []string) {
	if size := 14 * c.Text; s.width == c.W && s.size == size {
		return
	}
	s.width, s.size = c.W, 14*c.Text
	s.lines = s.lines[:0]
	for _, p := range paragraphs {
		text, head := strings.CutPrefix(p, headMark)
		s.lines = append(s.lines, s.env.App.Fonts.Wrap(text, ui.Weight(head), s.size, c.W))
	}
	s.list.Measure(len(s.lines), func(i int) float64 { return float64(len(s.lines[i]))*s.size*1.3 + c.Gap })
}

// Tick implements [ui.Ticker]: it waits for the texts.
func (s *licencesScene) Tick() (redraw, relayout bool) {
	come := s.env.Licences.poll()
	return come, come
}
