// Package table holds what two people on two devices play: a table is a log of
// events (made, sat, a turn, an offer …), and how it stands is what the rules make of
// that log, the same wherever it is read. A server checks an event before it is
// logged ([Table.Check]); everyone who has the log applies it ([Table.Apply]).
//
// An event has no time of its own: its time is the one that the log gave it. What
// the log has and the rules refuse (a turn after the flag fell, a flag too early) is
// void, for all alike.
//
// Text from outside is read strictly ([ParseEvent]): within bounds, and only in the
// form in which it is written.
//
// The package is pure: no clock, no randomness, no network, and no game's name.
package table
