package ugi

import (
	"fmt"
	"strconv"
	"strings"

	"tidepool/ai"
)

// defaultHash is the default size of the table in megabytes.
const defaultHash = 64

func (s *server) introduce() {
	s.say("id name Tidepool %s", s.game.Info().ID)
	s.say("id author the Tidepool authors")
	s.say("option name Hash type spin default %d min 1 max %d", defaultHash, s.mostHash())
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
	return uint64(max(defaultHash, min(ai.MaxTable, s.memory)>>20))
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
