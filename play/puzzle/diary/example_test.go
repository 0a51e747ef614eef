package diary_test

import (
	"fmt"

	"tidepool/play/puzzle/diary"
)

func ExampleDiary_Tried() {
	var d diary.Diary
	d = d.Tried(diary.Try{Game: "konane", ID: "aaaaaaaa", Grade: 3, When: 100, Solved: 130, First: true})
	d = d.Tried(diary.Try{Game: "konane", ID: "bbbbbbbb", Grade: 4, When: 200, Solved: 260, First: true})
	fmt.Println(d.Run(), "solved at the first try, one after the other")
	// Output: 2 solved at the first try, one after the other
}
