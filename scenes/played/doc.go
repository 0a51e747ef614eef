// Package played says what stored games tell of their players: ends, beaten opponents, time taken.
package played
