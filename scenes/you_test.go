package scenes_test

import (
	"strings"
	"testing"

	"tidepool/ai"
	"tidepool/locale"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes/platformtest"
	"tidepool/scenes/settings"
)

// alone opens a game of a person without a name, who plays Black, in a language.
func alone(t *testing.T, language string) *player {
	t.Helper()
	p := newPlayer(t, new(shelf.Memory))
	p.set(func(s *settings.Settings) { s.Language, s.Motion, s.ScoreBar = language, settings.MotionOff, true })
	konane, _ := games.ByID("konane")
	m, err := session.NewMatch(konane, "", [2]session.Player{{Seat: 1}, {Level: 3}}, 0)
	if err != nil {
		t.Fatal(err)
	}
	p.openMatch(m)
	p.answered()
	return p
}

// A person who plays alone without a name is "You"; of two people, or two engines, nobody is.
func TestYou(t *testing.T) {
	for _, lang := range locale.Languages() {
		p := alone(t, lang.Tag)
		want := map[string]string{"en": "You", "hu": "Te", "id": "Kamu", "ja": "あなた", "ms": "Anda", "ru": "Вы"}[lang.Tag]
		if got := p.node("bar.black.name").Text; got != want {
			t.Errorf("%s: the bar says %q", lang.Tag, got)
		}
		if record := p.match().FullRecord(); strings.Contains(record, want) {
			t.Errorf("%s: the record says so:\n%s", lang.Tag, record)
		}
	}
	p := newPlayer(t, new(shelf.Memory))
	p.begin("konane")
	if a, b := p.node("bar.black.name").Text, p.node("bar.white.name").Text; a != "Player 1" || b != "Player 2" {
		t.Errorf("two people are %q and %q", a, b)
	}
}

// In sentences about players, and for readers elsewhere, "You" is replaced by the side.
func TestYouInSentences(t *testing.T) {
	p := alone(t, "en")
	p.engine.Score = 200
	p.turn()
	p.answered()
	if got := p.says("board.score"); !strings.Contains(got, "Black is better") {
		t.Errorf("the score is said as %q", got)
	}
	on := p.env.Platform.(*platformtest.Fake)
	on.Copies = true
	p.press("board.more", "more.resign")
	if got := p.says("question.text"); got != "Do you resign?" {
		t.Errorf("asked %q", got)
	}
	p.press("question.yes")
	p.until("the results", func() bool { return p.scene() == "results" })
	if title, why := p.says("results.title"), p.says("results.why"); title != "You lost" || why != "You resigned" {
		t.Errorf("%q, %q", title, why)
	}
	p.press("results.share", "share.copy")
	if !strings.HasPrefix(on.Copied, "Tidepool · Konane\nBlack – Stella, level 3\nStella won.") {
		t.Errorf("others read\n%s", on.Copied)
	}
	p = newPlayer(t, new(shelf.Memory))
	p.shelve(keptGame{game: "konane", levels: [2]int{0, ai.Levels}, result: "far"})
	p.press("menu.games")
	id := p.listed()[0]
	if got := p.says("games.open." + id); !strings.Contains(got, "You – ") || !strings.Contains(got, "You won") {
		t.Errorf("the card says %q", got)
	}
	p.takeAway(id)
	p.press("games.trash")
	if got := p.says("trash.restore." + id); !strings.Contains(got, "You won") {
		t.Errorf("the bin says %q", got)
	}
}
