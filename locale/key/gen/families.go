package main

// A family is a group of texts; the star in the pattern is known only at run time.
type family struct {
	name, pattern, about string
	// constants means that members have constants too, as some code uses them directly.
	constants bool
}

func families() []family {
	return []family{
		{name: "Games", pattern: "game.*", about: "what a game is called, by its ID"},
		{name: "ClockAbout", pattern: "clock.about.*", about: "what a kind of clock does, in one sentence"},
		{name: "ClockControls", pattern: "clock.control.*", about: "how a time is given, in short, by the kind of clock"},
		{name: "ClockKinds", pattern: "clock.kind.*", about: "a kind of clock"},
		{name: "GamesAbout", pattern: "about.*", about: "a game in one sentence, by its ID"},
		{name: "FirstAims", pattern: "first.aim.*", about: "what wins a game, in a few words, by its ID"},
		{name: "Origins", pattern: "origin.*", about: "where a game comes from, by its ID"},
		{name: "Sides", pattern: "side.*", about: "what a side is called, by its ID"},
		{name: "Pieces", pattern: "piece.*", about: "what a piece is called, by its kind"},
		{name: "Cards", pattern: "card.*", about: "what a card is called, by its spot"},
		{name: "Opponents", pattern: "opponent.*", about: "what the engine is called at a level, by its number"},
		{name: "OpponentsAbout", pattern: "opponent.*.about", about: "who that is and how they play, in one line, by the number"},
		{name: "SaidWon", pattern: "said.won.*", about: "what an opponent says to whom they have beaten, by number.sentence"},
		{name: "SaidLost", pattern: "said.lost.*", about: "what an opponent says to who has beaten them, by number.sentence"},
		{name: "Difficulties", pattern: "facts.difficulty.*", about: "how hard a game is to learn, by the number"},
		{name: "Months", pattern: "month.*", about: "a month, by its number"},
		{name: "Causes", pattern: "cause.*", about: "why a stored game cannot be had, by shelf's cause"},
		{name: "Commands", pattern: "command.*", about: "what can be typed, by its English word", constants: true},
		{name: "Options", pattern: "option.*", about: "what an option is called, by its name, and each of its values, by name.value", constants: true},
		{name: "OptionsAbout", pattern: "option.*.about", about: "an option in one sentence, by its name"},
		{name: "Settings", pattern: "settings.*", about: "what the values of a setting are called, by setting.value", constants: true},
		{name: "SeatingsAbout", pattern: "settings.seating.*.about", about: "a seating in one sentence, by its name"},
		{name: "Ends", pattern: "end.*", about: "why a game ended, by the outcome's cause", constants: true},
		{name: "EndsYou", pattern: "end.you.*", about: "the same, said to the one who lost", constants: true},
		{name: "EndsThey", pattern: "end.they.*", about: "the same, said of the one who lost, by name"},
		{name: "EndsHold", pattern: "end.holds.*", about: "why a game ended that counts seeds, said of the winner, by name"},
		{name: "Losses", pattern: "lost.*", about: "comfort for the one who lost, by the outcome's cause", constants: true},
		{name: "TrainKinds", pattern: "train.kind.*", about: "a kind of puzzle in a word or two, by its name"},
		{name: "Reasons", pattern: "why.*", about: "why a turn is refused, by the reason's code; English is mostly the reason's own text"},
		{name: "Promotions", pattern: "say.promoted.*", about: "a piece becoming another, by the game's ID"},
		{name: "Hauled", pattern: "reason.piece.*", about: "a piece that is captured, in a sentence, by its kind"},
		{name: "Grows", pattern: "reason.grows.*", about: "a reply that promotes a piece, by the game's ID"},
		{name: "Grown", pattern: "reason.grown.*", about: "a turn that would promote a piece, by the game's ID"},
		{name: "Next", pattern: "reason.next.*", about: "a threat to promote a piece, by the game's ID"},
		{name: "Denies", pattern: "reason.denies.*", about: "that the other side can promote nothing, by the game's ID"},
		{name: "Choices", pattern: "choice.*", about: "an answer that a turn asks for, by its name", constants: true},
		{name: "OddsKinds", pattern: "odds.kind.*", about: "what can be given as odds, by its name"},
		{name: "OddsAbout", pattern: "odds.about.*", about: "what giving it means, in a sentence, by its name"},
		{name: "Goods", pattern: "lesson.good.*", about: "praise, by number"},
		{name: "Misses", pattern: "lesson.miss.*", about: "what is missing in a lesson's turn, by the condition's kind"},
		{name: "Lessons", pattern: "lesson.*", about: "a step's task, by game.step, and its hint, by game.step.hint", constants: true},
		{name: "Rules", pattern: "rules.*", about: "a section of the rules, by game.section, its title, by game.section.title, and the titles that games share, by section", constants: true},
		{name: "TableAsks", pattern: "table.asks.*", about: "what the other player asks at a table, by package table's offer"},
		{name: "Phrases", pattern: "phrase.*", about: "what players at a table can say to each other, by number"},
		{name: "Shell", pattern: "shell.*", about: "what the page says before the program runs"},
	}
}
