package ugi

import (
	"strings"
	"testing"
)

func TestLines(t *testing.T) {
	long := strings.Repeat("y", 3*maxLine)
	var got []string
	err := lines(strings.NewReader("a\r\n\n"+long+"\nb\n"+long[:maxLine-1]+"\nlast"), func(text string, err error) {
		if err != nil {
			text = err.Error()
		}
		got = append(got, strings.TrimRight(text, "\r\n"))
	})
	want := []string{"a", "", errLong.Error(), "b", long[:maxLine-1], "last"}
	if err != nil || strings.Join(got, "|") != strings.Join(want, "|") {
		t.Errorf("%.200q, %v", got, err)
	}
}
