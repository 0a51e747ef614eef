// Package played says what stored games tell of those who played them here: how
// they ended for the person, whom they have beaten, how long they played.
package played
