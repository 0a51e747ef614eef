package lessons

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tidepool/rules"
)

type reader struct {
	course Course
	step   *Step
	about  *Section
	setup  *Setup // receives options and positions
}

func read(text string) (*Course, error) {
	var r reader
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		word, rest, _ := strings.Cut(line, " ")
		if err := r.line(word, strings.TrimSpace(rest)); err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	return &r.course, nil
}

func (r *reader) line(word, rest string) error {
	c := &r.course
	if rest == "" {
		return fmt.Errorf("%s of nothing", word)
	}
	switch word {
	case "section":
		if slices.ContainsFunc(c.Sections, func(s Section) bool { return s.ID == rest }) {
			return fmt.Errorf("section %s given twice", rest)
		}
		c.Sections = append(c.Sections, Section{ID: rest})
		r.about, r.step, r.setup = &c.Sections[len(c.Sections)-1], nil, nil
		return nil
	case "step":
		if slices.ContainsFunc(c.Steps, func(s Step) bool { return s.ID == rest }) {
			return fmt.Errorf("step %s given twice", rest)
		}
		c.Steps = append(c.Steps, Step{ID: rest, Turns: 1})
		r.step, r.about = &c.Steps[len(c.Steps)-1], nil
		r.setup = &r.step.Setup
		return nil
	case "options":
		if r.setup == nil {
			return fmt.Errorf("options of neither picture nor step")
		}
		r.setup.Options = rest
		return nil
	}
	switch {
	case r.about != nil:
		return r.section(word, rest)
	case r.step != nil:
		return r.stepLine(word, rest)
	}
	return fmt.Errorf("%s before the first section", word)
}

func (r *reader) section(word, rest string) error {
	s := r.about
	switch word {
	case "when":
		s.When = append(s.When, strings.Fields(rest)...)
	case "pieces":
		s.Pieces = strings.Fields(rest)
	case "picture":
		p := Picture{}
		if rest != "start" {
			p.Position = rest
		}
		s.Pictures = append(s.Pictures, p)
		r.setup = &s.Pictures[len(s.Pictures)-1].Setup
	case "play":
		if len(s.Pictures) == 0 {
			return fmt.Errorf("play without a picture")
		}
		s.Pictures[len(s.Pictures)-1].Word = rest
	default:
		return fmt.Errorf("a section has no %q", word)
	}
	return nil
}

func (r *reader) stepLine(word, rest string) error {
	s := r.step
	switch word {
	case "position":
		if rest != "start" {
			s.Position = rest
		}
	case "mark":
		for spot := range strings.FieldsSeq(rest) {
			s.Marks = append(s.Marks, rules.Spot(spot))
		}
	case "goal":
		c, err := condition(strings.Fields(rest))
		if err != nil {
			return err
		}
		s.Goal = append(s.Goal, c)
	case "solution":
		s.Solution = strings.Fields(rest)
		s.Turns = max(s.Turns, len(s.Solution))
	default:
		return fmt.Errorf("a step has no %q", word)
	}
	return nil
}

// condition parses a condition: its kind, and a spot or a number.
func condition(words []string) (Condition, error) {
	c := Condition{Kind: words[0], N: 1}
	_, event := kinds()[c.Kind]
	plain := c.Kind == "again" || c.Kind == "win"
	spot := c.Kind == "from" || c.Kind == "to"
	switch {
	case !event && !plain && !spot:
		return c, fmt.Errorf("no condition %q", c.Kind)
	case spot && len(words) == 2:
		c.At = rules.Spot(words[1])
	case event && len(words) == 2:
		n, err := strconv.Atoi(words[1])
		if err != nil || n < 1 {
			return c, fmt.Errorf("%s %s: not a number of times", c.Kind, words[1])
		}
		c.N = n
	case len(words) > 1 || spot:
		return c, fmt.Errorf("%s: too many words or too few", strings.Join(words, " "))
	}
	return c, nil
}
