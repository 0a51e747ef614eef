package ui

import (
	"cmp"

	"tidepool/locale/key"
)

// A Notice shows a message and waits for OK.
type Notice struct {
	Sheet
	text string
	// show returns a scene with more about it; nil if there is none.
	show func() Scene
}

// Layout implements [Scene].
func (n *Notice) Layout(f Frame) Layout {
	w := n.App.Words
	return n.Lay(f, func(c *Column) {
		c.Words("notice.text", n.text, 17, false, false)
		c.Space(4)
		if n.show != nil {
			c.Button(Node{ID: "notice.show", Label: w.T(key.NoticeShow), Style: PlainButton, Press: func() {
				n.App.Pop()
				n.App.Push(n.show())
			}})
		}
		c.Button(Node{ID: "notice.ok", Label: w.T(key.OK), Style: MainButton, Press: n.Back})
	})
}

// A Question asks for confirmation before something that cannot be undone. "No" comes first and has the focus.
type Question struct {
	Sheet
	text string
	yes  func()
	// noWord and yesWord are on its buttons; none for No and Yes.
	noWord, yesWord key.Text
}

// NewQuestion returns a question; flip turns it to face the far side of the table.
func NewQuestion(app *App, text string, flip bool, yes func()) *Question {
	return &Question{Sheet: Sheet{ID: "question", App: app, Stays: true, Flip: flip}, text: text, yes: yes}
}

// Answered sets what its buttons say in place of no and yes.
func (q *Question) Answered(no, yes key.Text) *Question {
	q.noWord, q.yesWord = no, yes
	return q
}

// Layout implements [Scene].
func (q *Question) Layout(f Frame) Layout {
	w := q.App.Words
	return q.Lay(f, func(c *Column) {
		c.Title("question.text", q.text, 20)
		c.Space(4)
		c.Button(Node{ID: "question.no", Label: w.T(cmp.Or(q.noWord, key.BoardNo)), Style: MainButton, Press: q.Back})
		c.Button(Node{ID: "question.yes", Label: w.T(cmp.Or(q.yesWord, key.BoardYes)), Style: PlainButton, Press: func() {
			q.App.Pop()
			q.App.Defer(q.yes)
		}})
	})
}
