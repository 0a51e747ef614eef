// Package table represents a game between two people on two devices: a table is a log of events (made, sat, a
// turn, an offer …), and its state follows from the log by the rules, the same wherever it is read. A server
// checks an event before it is logged ([Table.Check]); everyone who has the log applies it ([Table.Apply]).
//
// The time of an event is the one that the log gave it. A logged event that the rules refuse (a turn after
// the flag fell, a flag too early) is void for everyone.
//
// Text from outside is parsed strictly ([ParseEvent]): within limits, and only in the form in which it is written.
//
// The package is pure: no clock, no randomness, no network, and independent of particular games.
package table
