package table_test

import (
	"testing"

	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// Where a board leaves room above and below, the bars take some of it; the board stays as wide as its room.
func TestBarsGrowWithTheRoom(t *testing.T) {
	lay := func(w, h, tall float64) (table.BoardLayout, sprites.Rect) {
		f := ui.Frame{W: w, H: h, Text: 1, Read: 1, Safe: sprites.Rect{W: w, H: h}}
		l := table.LayBoard(f, false, table.BoardShape{Tall: tall, Size: 100, ToolRows: func(float64, float64) int { return 1 }})
		return l, l.Board.Fit(1, tall)
	}
	for _, c := range []struct{ w, h, tall, least, most float64 }{
		{390, 844, 1, 100, 125},
		{390, 844, 0.75, 130, 144},
		{768, 1024, 1, 84, 84},
		{320, 480, 1, 60, 84},
	} {
		l, board := lay(c.w, c.h, c.tall)
		for _, bar := range l.Bars {
			if bar.H < c.least || bar.H > c.most {
				t.Errorf("%v: the bar is %.0f high", c, bar.H)
			}
			if bar.Overlaps(board) {
				t.Errorf("%v: the bar %+v lies on the board %+v", c, bar, board)
			}
		}
		if c.h > 800 && c.w < 500 && board.W < 0.95*c.w {
			t.Errorf("%v: the board is %.0f wide", c, board.W)
		}
	}
}

// A bar's name and picture stay where they are, whatever its buttons, and its type leaves two lines of status.
func TestBarType(t *testing.T) {
	r := sprites.Rect{W: 374, H: 107}
	large, wordy := table.LayBar(r, 1, table.BarNeeds{Name: 60}), table.LayBar(r, 1, table.BarNeeds{Name: 60, Wordy: true})
	if large.Picture.W <= wordy.Picture.W+20 {
		t.Errorf("the picture is %.0f wide, and %.0f to leave room for words", large.Picture.W, wordy.Picture.W)
	}
	for _, high := range []float64{60, 84, 105, 140} {
		size := table.BarType(sprites.Rect{W: 700, H: high}, 1.25)
		l := table.LayBar(sprites.Rect{W: 700, H: high}, size, table.BarNeeds{Name: 60})
		if size > 1.25 || l.Status.H < table.TwoLines*size-1 {
			t.Errorf("%.0f: type %.2f leaves %.0f for the status", high, size, l.Status.H)
		}
	}
}
