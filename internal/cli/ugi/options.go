package ugi

import (
	"fmt"
	"strconv"
	"strings"

	"tidepool/ai"
)

// usualHash and leastHash are default sizes of the tables in megabytes. Most games are short and leave the larger nearly
// unused, but the engine of Kalah fills tables of endings with it.
const (
	usualHash = 512
	leastHash = 64
)

// defaultHash is leastHash where the tables would take a quarter of the memory or more.
func (s *server) defaultHash() int {
	if s.memory > 0 && s.memory>>20 < 4*usualHash {
		return leastHash
	}
	return usualHash
}

func (s *server) introduce() {
	s.say("id name Tidepool %s", s.game.Info().ID)
	s.say("id author the Tidepool authors")
	s.say("option name Hash type spin default %d min 1 max %d", s.defaultHash(), s.mostHash())
	s.say("option name Threads type spin default 1 min 1 max %d", ai.MaxThreads)
	s.say("option name Level type spin default %d min 1 max %d", ai.Levels, ai.Levels)
	s.say("option name Seed type spin default 0 min 0 max %d", uint64(1<<64-1))
	s.say("ugiok")
}

// mostHash returns the largest table size in megabytes.
func (s *server) mostHash() uint64 {
	if s.memory == 0 {
		return ai.MaxTable >> 20
	}
	return uint64(max(leastHash, min(ai.MaxTable, s.memory)>>20))
}

// setOption parses "name NAME value VALUE" and sets the option.
func (s *server) setOption(rest string) error {
	words := strings.Fields(rest)
	if len(words) != 4 || words[0] != "name" || words[2] != "value" {
		return fmt.Errorf("setoption: want name NAME value VALUE")
	}
	name, value := words[1], words[3]
	o, ok := map[string]struct {
		low, high uint64
		set       func(n uint64)
	}{
		"hash":    {1, ai.MaxTable >> 20, func(n uint64) { s.settings.TableBytes = int(n) << 20 }},
		"threads": {1, ai.MaxThreads, func(n uint64) { s.settings.Threads = int(n) }},
		"level":   {1, ai.Levels, func(n uint64) { s.level = int(n) }},
		"seed":    {0, 1<<64 - 1, func(n uint64) { s.seed = n }},
	}[strings.ToLower(name)]
	if !ok {
		return fmt.Errorf("setoption: no option %.20q", name)
	}
	n, err := strconv.ParseUint(value, 10, 64)
	switch {
	case err != nil || n < o.low || n > o.high:
		return fmt.Errorf("setoption: %s is %.20q: want a number from %d to %d", name, value, o.low, o.high)
	case strings.EqualFold(name, "hash") && n > s.mostHash():
		return fmt.Errorf("setoption: Hash is %d: this machine has memory for %d MB at most", n, s.mostHash())
	}
	o.set(n)
	return nil
}
