package scenes_test

import (
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/lessons"
	"tidepool/play/match"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// textWindows are the windows in which every text is measured at every size.
var textWindows = [][2]float64{{320, 480}, {390, 844}, {768, 1024}, {1024, 768}, {844, 390}, {1280, 800}}

// knownTextFaults returns the remaining faults, as patterns of scene, node, fault and window.
func knownTextFaults() []string {
	return []string{
		// The list of turns gives way to the status of the players, and is then behind a button.
		`board (turn\.#|turns\.none|turns\.opponent)? lost 844x390`,
		`more more\.turns lost 844x390`,
		// Meanwhile the review finds what it was looking for.
		`study study\.looking lost .*`,
	}
}

// Larger text is larger: at 150 and 200 % no text of any scene, in any language and window, is smaller than
// at 100 %, lost, cut off, larger than its place or over another, and sentences are twice as high at 200 %.
func TestTextSizes(t *testing.T) {
	known := regexp.MustCompile("^(" + strings.Join(append(knownTextFaults(), "nothing"), "|") + ")$")
	all := new(textFaults)
	choices := decisions(t)
	t.Run("languages", func(t *testing.T) {
		for _, lang := range locale.Languages() {
			t.Run(lang.Tag, func(t *testing.T) {
				t.Parallel()
				fonts, err := sprites.NewFonts()
				if err != nil {
					t.Fatal(err)
				}
				for _, w := range textWindows {
					p := newPlayer(t, new(shelf.Memory))
					p.env.App.Fonts = fonts
					p.env.Prefs.Settings.Language, p.env.Prefs.Settings.Motion = lang.Tag, settings.MotionOff
					p.resize(w[0], w[1])
					p.tick()
					r := &textReader{player: p, faults: all, lang: lang.Tag, window: fmt.Sprintf("%.0fx%.0f", w[0], w[1])}
					r.tour(choices)
				}
			})
		}
	})
	for _, key := range slices.Sorted(maps.Keys(all.found)) {
		if f := all.found[key]; !known.MatchString(key) {
			t.Errorf("%s (%d times): %s", key, f.times, f.example)
		}
	}
}

// On a phone larger text leaves the board's squares large enough for a finger.
func TestLargeTextLeavesSquares(t *testing.T) {
	const least = 36 // logical pixels
	p := newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Settings.Motion = settings.MotionOff
	for _, seat := range []settings.Seating{settings.SeatSame, settings.SeatOpposite, settings.SeatPass} {
		p.env.Prefs.Settings.Seating = seat
		for _, g := range games.All() {
			for _, percent := range []int{100, 150, 200} {
				p.env.Prefs.Settings.Text = percent
				p.resize(390, 844)
				p.rest()
				p.begin(g.Info().ID)
				for _, n := range p.app.Laid().Nodes {
					if n.Role == ui.RoleSpot && n.Cell.Row > 0 && min(n.Rect.W, n.Rect.H) < least {
						t.Errorf("%s at %d %%, seating %v: %s is %.1f×%.1f", g.Info().ID, percent, seat, n.ID, n.Rect.W, n.Rect.H)
					}
				}
				p.env.Home()
				p.rest()
			}
		}
	}
}

// textFaults are the faults found, each with an example.
type textFaults struct {
	mu    sync.Mutex
	found map[string]*textFault
}

type textFault struct {
	times   int
	example string
}

func (f *textFaults) add(key, example string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.found == nil {
		f.found = make(map[string]*textFault)
	}
	if f.found[key] == nil {
		f.found[key] = &textFault{example: example}
	}
	f.found[key].times++
}

// A textReader measures the text of scenes.
type textReader struct {
	*player
	faults *textFaults
	lang   string
	window string
}

// tour reads every scene.
func (r *textReader) tour(choices []decision) {
	r.read()
	r.press("menu.settings")
	r.read()
	r.press("back")
	for _, g := range games.All() {
		id := g.Info().ID
		r.readNewGame(id)
		r.readLesson(id)
		r.readBoard(id)
	}
	for _, d := range choices {
		r.readDecision(d)
	}
	r.begin("onitama")
	r.playTurns(2)
	r.env.Home()
	r.rest()
	r.read() // with a game to resume
	r.press("menu.games")
	r.read()
	r.readLibrary()
	r.press("back")
	r.readStatistics()
	r.readPuzzles()
	r.env.App.Notice(r.env.App.Words.T(key.SettingsNofiles))
	r.tick()
	r.read()
	r.press("notice.ok")
	r.tick()
	r.env.App.Toast(r.env.App.Words.T(key.SettingsNofiles))
	r.tick()
	r.read()
}

// readStatistics reads the statistics without and with games.
func (r *textReader) readStatistics() {
	r.press("menu.statistics", "statistics.game", "statistics.game.onitama", "statistics.with", "statistics.with.people")
	r.read()
	r.press("back")
	r.keeps(library()...)
	before := r.env.Prefs.Settings
	defer func() { r.env.Prefs.Apply(before) }()
	r.set(func(s *settings.Settings) { s.Rated = s.Rated.With("konane", history(9)) })
	r.press("menu.statistics")
	r.ticks(10)
	r.read()
	r.press("statistics.game", "statistics.game.konane")
	r.ticks(10)
	r.read()
	r.press("statistics.game", "statistics.game.kalah")
	r.ticks(10)
	r.read()
	r.press("statistics.export")
	r.read()
	r.press("export.close", "statistics.erase")
	r.read()
	r.press("erase.no", "back")
}

// readPuzzles reads the puzzles page, before and after some were tried, and the end of a rush.
func (r *textReader) readPuzzles() {
	r.press("menu.puzzles")
	r.read()
	before := r.env.Prefs.Settings
	defer func() { r.env.Prefs.Apply(before) }()
	r.set(func(s *settings.Settings) { s.Puzzles = triedPuzzles() })
	r.press("puzzles.game.konane")
	r.read()
	r.press("puzzles.daily.share")
	r.read()
	r.press("puzzleshare.close", "puzzles.rush.start")
	endRush(r.player)
	r.read()
	r.press("rush.leave", "back")
}

// readLibrary reads the actions on saved games, of which there are some.
func (r *textReader) readLibrary() {
	r.keep(6, func(i int) [2]string { return [2]string{"Maximiliane", "Владислава-Евгения"} })
	for _, group := range []string{"result", "when", "order"} {
		r.press("games.by." + group)
		r.read()
		r.press("pick.close")
	}
	more := "games.open." + r.listed()[0] + ".more"
	r.press(more)
	r.read()
	r.press("saved.name")
	r.read()
	r.press("savedname.cancel", more, "saved.select")
	r.read()
	if r.node("games.chosen.more") != nil {
		r.press("games.chosen.more")
		r.read()
	}
	r.press("games.chosen.remove")
	r.tick()
	r.read()
	r.press("games.trash")
	r.read()
	r.press("back")
	r.do(ui.Command{Verb: ui.CommandType, ID: "games.search", Text: "nobody at all"})
	r.tick()
	r.read()
	r.press("games.all")
	r.read()
}

func (r *textReader) readNewGame(game string) {
	r.press("menu.game." + game)
	r.read()
	for _, sheet := range sheetsOfDoors(r.player) {
		r.press(sheet)
		r.read()
		r.leaves()
	}
	r.press("newgame.engine.rules")
	if r.node("option.deal.choose") != nil {
		r.press("option.deal.choose")
		r.read()
		r.press("cards.random")
		r.read()
		r.press("cards.use")
		r.read()
		r.press("option.deal.random")
	}
	r.press("newgame.done")
	r.press("newgame.rules.page")
	r.read()
	r.press("back")
	r.readRating(game)
	r.press("back")
}

// readRating reads the rating page before and after rated games.
func (r *textReader) readRating(game string) {
	r.press("back")
	r.veteran(game)
	r.press("menu.game."+game, "newgame.rating.page")
	r.read()
	before := r.env.Prefs.Settings
	r.set(func(s *settings.Settings) { s.Rated = s.Rated.With(game, history(70)) })
	r.read()
	r.press("back")
	r.read()
	r.env.Prefs.Apply(before)
	r.tick()
}

func (r *textReader) readLesson(game string) {
	r.press("menu.game."+game, "newgame.lesson")
	page := r.app.Top()
	lesson, course := scenes.LessonAt(page)
	for range course.Steps {
		r.read()
		if r.misses() {
			r.read()
		}
		scenes.TellAt(page, r.longestReason(game))
		r.app.Changed()
		r.tick()
		r.read()
		for _, word := range lesson.Step().Solution {
			scenes.PlayAt(page, word)
			r.rest()
		}
		r.read()
		scenes.TurnTo(page, lesson.At()+1)
		r.rest()
	}
	r.read()
	r.press("back")
	r.press("back")
}

// misses plays a turn that is not what the current step asks for, and waits until it has been undone. It
// reports whether there is one.
func (r *textReader) misses() bool {
	r.t.Helper()
	page := r.app.Top()
	lesson, _ := scenes.LessonAt(page)
	s, pos := lesson.Step(), scenes.PositionAt(page)
	for _, turn := range pos.Turns() {
		next, events, err := pos.Play(turn.Word)
		if err != nil {
			r.t.Fatal(err)
		}
		try := lessons.Turn{By: pos.Turn(), After: next, Events: events}
		if _, _, missing := s.Goal.Missing(try); missing && (s.Turns == 1 || next.Turn() != try.By) {
			scenes.PlayAt(page, turn.Word)
			r.rest()
			return true
		}
	}
	return false
}

// longestReason returns the longest sentence with which a game refuses a tap.
func (r *textReader) longestReason(game string) (long string) {
	far := gameCalled(game).Info().Sides[rules.Far]
	for _, k := range r.env.App.Words.Names() {
		said := r.env.App.Words.Reason(rules.Reason{Code: strings.TrimPrefix(k, "why."), Side: far, At: "c3"})
		typed := strings.HasSuffix(k, "no-landing") || strings.HasSuffix(k, "card-missing") // only about typed turns
		if strings.HasPrefix(k, "why."+game+".") && !typed && len(said) > len(long) {
			long = said
		}
	}
	return long
}

func (r *textReader) readBoard(game string) {
	r.engine.Score, r.engine.Proven = 340, true
	for _, seat := range []settings.Seating{settings.SeatSame, settings.SeatOpposite, settings.SeatPass} {
		r.env.Prefs.Settings.Seating = seat
		r.begin(game)
		r.read()
		first := scenes.PositionAt(r.app.Top()).Turns()[0]
		r.press("spot." + string(first.Paths[0][0]))
		r.rest()
		r.read()
		scenes.VoidAt(r.app.Top())
		r.playTurns(3)
		r.read()
		if seat != settings.SeatSame {
			r.env.Home()
			r.rest()
			continue
		}
		scenes.TellAt(r.app.Top(), r.longestReason(game))
		r.tick()
		r.read()
		r.readSheets()
		r.env.Home()
		r.rest()
	}
	r.env.Prefs.Settings.Seating = settings.SeatSame
	r.readEngine(game)
}

// playTurns plays the first legal turns.
func (r *textReader) playTurns(n int) {
	r.t.Helper()
	for range n {
		turns := scenes.PositionAt(r.app.Top()).Turns()
		turn := turns[len(turns)/2]
		scenes.PlayAt(r.app.Top(), turn.Word)
		r.rest()
	}
}

// readSheets reads the sheets over a board.
func (r *textReader) readSheets() {
	r.command("nonsense")
	r.read()
	r.app.Do(ui.Command{Verb: ui.CommandKey, ID: "", Text: "Escape"})
	r.rest()
	r.keyed("?")
	r.read()
	r.press("keys.close", "board.more")
	r.read()
	if r.node("more.turns") == nil { // it is on the toolbar
		r.press("more.close")
		r.press("board.turns")
	} else {
		r.press("more.turns")
	}
	r.read()
	r.press("turns.close")
	r.press("board.more")
	r.press("more.resign")
	r.read()
	r.press("question.yes")
	r.rest()
	r.read()
	r.press("results.review")
	r.rest()
	r.read()
}

func (r *textReader) readEngine(game string) {
	r.env.Prefs.Settings.ScoreBar = true
	r.press("menu.game." + game)
	r.press("newgame.engine.starts", "newgame.starts.2", "newgame.done", "newgame.engine")
	r.tick()
	r.read()
	r.answered()
	r.read()
	for range 3 {
		if r.node("board.hint") == nil {
			break
		}
		r.press("board.hint")
		r.tick()
		r.read()
	}
	for r.scene() != "board" {
		r.app.Top().Back()
		r.app.Changed()
		r.tick()
	}
	r.press("board.more")
	r.press("more.resign")
	r.press("question.yes")
	r.rest()
	r.read()
	r.press("results.share")
	r.read()
	r.env.Home()
	r.rest()
	r.env.Prefs.Settings.ScoreBar = false
}

// A decision is a game with a choice to be made beside a square.
type decision struct {
	game  rules.Game
	setup string
	turns []string
	taps  []rules.Spot
}

// decisions returns one for each game that has them.
func decisions(t *testing.T) (list []decision) {
	t.Helper()
	for _, g := range games.All() {
		options := ""
		if g.Info().ID == "kalah" {
			options = "pie=on"
		}
		if d := findDecision(t, g, options); d != nil {
			list = append(list, *d)
		}
	}
	if len(list) < 3 {
		t.Fatalf("only %d decisions", len(list))
	}
	return list
}

func findDecision(t *testing.T, g rules.Game, options string) *decision {
	t.Helper()
	for seed := range uint64(20) {
		rng := rand.New(rand.NewPCG(seed, 1))
		d := decision{game: g, setup: options}
		m, err := match.New(match.Setup{Game: g, Options: options})
		if err != nil {
			t.Fatal(err)
		}
		for m.Ply() < 50 && !m.Outcome().Over() {
			turns := m.Position().Turns()
			if d.taps = decisiveTaps(turns); d.taps != nil {
				return &d
			}
			word := turns[rng.IntN(len(turns))].Word
			if _, err := m.Play(word); err != nil {
				t.Fatal(err)
			}
			d.turns = append(d.turns, word)
		}
	}
	return nil
}

func decisiveTaps(turns []rules.Turn) []rules.Spot {
	for _, turn := range turns {
		for _, path := range turn.Paths {
			for n := range len(path) {
				f := rules.FollowTaps(turns, path[:n])
				if n >= 2 && f.Word != "" && len(f.Next) > 0 || slices.ContainsFunc(f.Next, func(s rules.Spot) bool { return strings.HasSuffix(string(s), "=") }) {
					return path[:n:n]
				}
				if slices.Contains(f.Next, "swap") {
					return []rules.Spot{}
				}
			}
		}
	}
	return nil
}

func (r *textReader) readDecision(d decision) {
	m, err := match.New(match.Setup{Game: d.game, Options: d.setup})
	if err != nil {
		r.t.Fatal(err)
	}
	for _, word := range d.turns {
		if _, err := m.Play(word); err != nil {
			r.t.Fatal(err)
		}
	}
	r.app.Push(scenes.NewPage(r.env, &shelf.Game{Match: m}))
	r.rest()
	for _, s := range d.taps {
		r.press("spot." + string(s))
		r.rest()
	}
	r.read()
	r.app.Home()
	r.rest()
}

// A textView is how a node's words are shown.
type textView struct {
	id    string
	size  float64
	shown string
	cut   int  // number of "…"
	full  bool // larger type would not fit its bar
}

// read measures the top scene at every text size.
func (r *textReader) read() {
	r.t.Helper()
	usual := r.view(100)
	for _, percent := range []int{150, 200} {
		views := r.view(percent)
		for key, before := range usual {
			now, ok := views[key]
			switch {
			case !ok && strings.HasPrefix(before.id, "games."):
				continue // rows far from the window are not nodes
			case !ok || now.shown == "" && before.shown != "":
				r.fault(before.id, "lost", percent, "%q", before.shown)
				continue
			case now.size < tolerance(before.id)*before.size && before.shown != "":
				r.fault(before.id, "smaller", percent, "%.1f was %.1f: %q", now.size, before.size, now.shown)
			case percent == 200 && readInSentences(before.id) && now.size < min(before.size, usualType(before.id))*r.growth(&now):
				r.fault(before.id, "not twice", percent, "%.1f was %.1f: %q", now.size, before.size, now.shown)
			}
			if now.cut > before.cut {
				r.fault(before.id, "cut", percent, "%q", now.shown)
			}
		}
	}
	r.scale(100)
}

// readInSentences reports whether a node is a text for which large type matters most.
func readInSentences(id string) bool {
	return strings.HasPrefix(id, "bar.") && strings.HasSuffix(id, ".status") ||
		id == "lesson.task" || id == "lesson.says" ||
		strings.HasPrefix(id, "rules.") && strings.HasSuffix(id, ".text")
}

// growth returns how many times larger sentences must be at 200 %. A remark that would not fit its bar if a
// tenth larger may be less than twice as large, but not less than this in its window.
func (r *textReader) growth(now *textView) float64 {
	if !now.full {
		return 1.98
	}
	return map[string]float64{"390x844": 1.17, "768x1024": 1.35, "1024x768": 1.5, "1280x800": 1.7}[r.window]
}

// tolerance returns the share of its usual size that a node must keep: where words are fitted into a width,
// type shrinks in steps from another size. Bars must keep all of it.
func tolerance(id string) float64 {
	if strings.HasPrefix(id, "bar.") {
		return 1
	}
	return 0.98
}

// usualType returns the type size in which a node is usually read, in pixels. Bars with much room have larger
// type from the start.
func usualType(id string) float64 {
	if strings.HasPrefix(id, "bar.") {
		return 16
	}
	return math.Inf(1)
}

func (r *textReader) fault(id, what string, percent int, format string, args ...any) {
	r.faults.add(r.scene()+" "+numberless(id)+" "+what+" "+r.window, fmt.Sprintf("%s %d %% ", r.lang, percent)+fmt.Sprintf(format, args...))
}

// numberless replaces numbers, to give one name to all nodes that differ only in a number.
func numberless(id string) string { return regexp.MustCompile(`[0-9]+`).ReplaceAllString(id, "#") }

func (r *textReader) scale(percent int) {
	r.env.Prefs.Settings.Text = percent
	f := r.app.Frame()
	r.resize(f.W, f.H)
}

// view checks the layout at a text size and returns the texts.
func (r *textReader) view(percent int) map[string]textView {
	r.t.Helper()
	r.scale(percent)
	views := make(map[string]textView)
	if a, ok := r.app.Top().(ui.Arranger); ok {
		a.Arrange(r.app.Frame())
	}
	nodes := r.app.Top().Layout(r.app.Frame()).Nodes
	for i := range nodes {
		n := &nodes[i]
		if n.Style == ui.Unseen || n.Style == ui.Field || n.Style == ui.Slider {
			continue
		}
		r.checkFit(n, percent)
		for j := range nodes {
			b := &nodes[j]
			if j != i && n.Clip == b.Clip && n.Rect.Inset(0.6).Overlaps(b.Rect.Inset(0.6)) && !bubbles(n, b) && !within(n, b) && !within(b, n) {
				r.fault(n.ID, "over "+numberless(b.ID), percent, "%+v %+v", n.Rect, b.Rect)
			}
		}
		v := textView{id: n.ID, size: n.Size, shown: strings.Join(written(n), " ")}
		v.cut = strings.Count(v.shown, "…")
		v.full = strings.HasPrefix(n.ID, "bar.") && r.fills(n)
		key := n.ID
		if key == "" {
			key = "~" + n.Label
		}
		for k := 2; views[key].id != "" || views[key].shown != ""; k++ {
			key = fmt.Sprintf("%s~%d", key, k)
		}
		views[key] = v
	}
	return views
}

// checkFit checks that a node lies in the window and its words in it.
func (r *textReader) checkFit(n *ui.Node, percent int) {
	if n.Clip.W == 0 && !r.app.Frame().Safe.Contains(n.Rect) {
		r.fault(n.ID, "outside", percent, "%+v", n.Rect)
	}
	if n.Operable() && (n.Rect.W < 24 || n.Rect.H < 24) {
		r.fault(n.ID, "tiny", percent, "%.0f×%.0f", n.Rect.W, n.Rect.H)
	}
	lines := written(n)
	w := sprites.Medium
	if n.Bold || n.Style == ui.MainButton {
		w = sprites.Bold
	}
	room := n.Rect.W + 1
	if n.Icon != "" && n.Style != ui.ToolButton && len(lines) > 0 {
		room -= n.Size * 1.9
	}
	for _, line := range lines {
		if wide := r.env.App.Fonts.Width(line, w, n.Size); wide > room {
			r.fault(n.ID, "too wide", percent, "%.0f in %.0f: %q", wide, room, line)
		}
	}
	if h := n.Size * 1.2 * float64(len(lines)); h > n.Rect.H+2 {
		r.fault(n.ID, "too high", percent, "%.0f in %.0f: %q", h, n.Rect.H, lines)
	}
}

// fills reports whether the text of a node would not fit if it were a tenth larger.
func (r *textReader) fills(n *ui.Node) bool {
	size := n.Size * 1.1
	lines := r.env.App.Fonts.Wrap(n.Label, sprites.Medium, size, n.Rect.W)
	room := n.Rect.H
	if n.Tail.Below {
		room -= n.Tail.Size * ui.LineStep
	}
	return float64(len(lines))*size*ui.LineStep > room
}

// written returns the lines that a node shows.
func written(n *ui.Node) []string {
	if len(n.Lines) > 0 {
		return n.Lines
	}
	s := n.Text
	if s == "" && (n.Icon == "" || n.Style == ui.ToolButton) {
		s = n.Label
	}
	if strings.TrimSpace(s) == "" {
		return nil
	}
	return []string{s}
}
