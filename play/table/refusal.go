package table

// A Refusal is why an event is not accepted.
type Refusal string

const (
	Alone     Refusal = "alone"     // the other player has not come yet
	NotYours  Refusal = "not yours" // another seat's turn, offer or flag
	Stale     Refusal = "stale"     // the game has moved on
	Illegal   Refusal = "illegal"   // not a legal turn of the position, or not possible
	Over      Refusal = "over"      // the game has ended
	Going     Refusal = "going"     // the game has not ended
	Paused    Refusal = "paused"    // the game is paused
	NotPaused Refusal = "not paused"
	NoOffer   Refusal = "no offer" // there is no offer to answer
	TooMany   Refusal = "too many" // too many offers before the next turn, or events of a table
	Late      Refusal = "late"     // the flag has fallen
	Early     Refusal = "early"    // the flag has not fallen
	Taken     Refusal = "taken"    // it can be done only once and was done
)

func (r Refusal) Error() string { return "table: " + string(r) }
