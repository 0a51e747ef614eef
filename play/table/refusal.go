package table

// A Refusal is why an event is not taken.
type Refusal string

const (
	Alone     Refusal = "alone"     // the other has not come yet
	NotYours  Refusal = "not yours" // another seat's turn, offer or flag
	Stale     Refusal = "stale"     // the game has gone on since
	Illegal   Refusal = "illegal"   // no turn of the position, or nothing that can be played
	Over      Refusal = "over"      // the game has ended
	Going     Refusal = "going"     // the game has not ended
	Paused    Refusal = "paused"    // the game stands
	NotPaused Refusal = "not paused"
	NoOffer   Refusal = "no offer" // nothing is offered that could be answered
	TooMany   Refusal = "too many" // offers before the next turn, or events of a table
	Late      Refusal = "late"     // the flag has fallen
	Early     Refusal = "early"    // the flag has not fallen
	Taken     Refusal = "taken"    // what can be done once is done
)

func (r Refusal) Error() string { return "table: " + string(r) }
