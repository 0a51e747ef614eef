// Package played derives facts about players from stored games: results, beaten opponents, playing time.
package played
