// Package played says what stored games tell of their players: how they ended, whom they beat, how long
// they took.
package played
