package lessons

import (
	"embed"
	"fmt"
	"io/fs"
	"slices"

	"tidepool/rules"
)

//go:embed courses/*.txt
var files embed.FS

// A Course teaches one game.
type Course struct {
	Game     string
	Sections []Section
	Steps    []Step
}

// A Section is a part of a rules page.
type Section struct {
	ID string
	// When lists the codes of reasons ("kani.blocked"), keys of prompts ("board.carry") and causes of endings
	// ("end.temple") for which help opens this section.
	When []string
	// Pieces are the kinds shown with their names.
	Pieces   []string
	Pictures []Picture
}

// A Setup is a position with options; an empty Position is the usual start.
type Setup struct{ Options, Position string }

func (s Setup) Begin(g rules.Game) (rules.Position, error) {
	if s.Position == "" {
		return g.Start(s.Options)
	}
	return g.Parse(s.Options, s.Position)
}

// A Picture is a position and the turn shown from it; Word may be empty.
type Picture struct {
	Setup
	Word string
}

// A Step is one task of a lesson.
type Step struct {
	ID string
	Setup
	Marks []rules.Spot
	Goal  Goal
	// Turns is the maximum number of the learner's turns; more than one only if the same side moves again.
	Turns int
	// Solution is one of the ways to reach the goal.
	Solution []string
}

// For returns the course of a game. It is an error if there is none, or if its file is wrong.
func For(game string) (*Course, error) {
	data, err := fs.ReadFile(files, "courses/"+game+".txt")
	if err != nil {
		return nil, fmt.Errorf("lessons: no course for %q", game)
	}
	c, err := read(string(data))
	if err != nil {
		return nil, fmt.Errorf("lessons: %s: %w", game, err)
	}
	c.Game = game
	return c, nil
}

// Section returns the index of the section for the first key that has one, or 0.
func (c *Course) Section(keys ...string) int {
	for _, k := range keys {
		if i := slices.IndexFunc(c.Sections, func(s Section) bool { return s.about(k) }); i >= 0 {
			return i
		}
	}
	return 0
}

func (s *Section) about(key string) bool { return slices.Contains(s.When, key) }

// WordsOf returns the keys, among the words of rules, of a section's title and text. Sections that every game
// has share a title and have no own one.
func (c *Course) WordsOf(s Section) (title, text string) {
	text = c.Game + "." + s.ID
	return text + ".title", text
}

// StepWords returns the keys, among the words of lessons, of a step's task and hint.
func (c *Course) StepWords(s Step) (task, hint string) {
	task = c.Game + "." + s.ID
	return task, task + ".hint"
}
