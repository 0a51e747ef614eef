package scenes_test

import (
	"testing"

	"tidepool/play/shelf"
)

// atText sets the window and the text size.
func (p *player) atText(w, h float64, percent int) {
	p.env.Prefs.Settings.Text = percent
	p.resize(w, h)
	p.tick()
}

// A lesson's words that are too long for the panel scroll, and comments on a try are scrolled into view.
func TestLessonScrolls(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.atText(390, 844, 200)
	c := p.lesson("kaninariebi")
	task := p.node("lesson.task")
	if task.Rect.Y != task.Clip.Y {
		t.Errorf("the task begins at %v in %v", task.Rect, task.Clip)
	}
	p.refused(stepBegin(t, "kaninariebi", c.Steps[0]))
	task, says := p.node("lesson.task"), p.node("lesson.says")
	if p.app.Laid().Excess <= 0 {
		t.Fatal("all of it fits")
	}
	if !says.Clip.Contains(says.Rect.Inset(1)) || task.Rect.Y >= task.Clip.Y {
		t.Errorf("what is said begins at %v in %v", says.Rect, says.Clip)
	}
	p.scrollBy(-1000)
	p.tick()
	if task = p.node("lesson.task"); task.Rect.Y != task.Clip.Y {
		t.Errorf("scrolled back, the task begins at %v in %v", task.Rect, task.Clip)
	}
	p.scrollBy(1000)
	p.tick()
	if says = p.node("lesson.says"); says.Rect.Y+says.Rect.H > says.Clip.Y+says.Clip.H+1 {
		t.Errorf("at the end, what is said ends at %v in %v", says.Rect, says.Clip)
	}
	if p.node("board.stepback") != nil {
		p.press("board.stepback")
	}
	p.solve("kaninariebi", c.Steps[0])
	p.press("lesson.next")
	p.rest()
	if task = p.node("lesson.task"); task.Rect.Y != task.Clip.Y {
		t.Errorf("the next task begins at %v in %v", task.Rect, task.Clip)
	}
}

// The icons for leaving a lesson, for the previous step and for undoing a tap differ.
func TestLessonSigns(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	s := p.lesson("kaninariebi").Steps[0]
	p.press("spot." + string(turnOf(t, stepBegin(t, "kaninariebi", s), s.Solution[0]).Paths[0][0]))
	p.rest()
	signs := make(map[string]string)
	for _, id := range []string{"back", "lesson.prev", "lesson.skip", "board.stepback"} {
		n := p.node(id)
		if n == nil {
			t.Fatalf("no %s among %s", id, p.ids())
		}
		if other := signs[n.Icon]; other != "" {
			t.Errorf("%s looks like %s", id, other)
		}
		signs[n.Icon] = id
	}
}
