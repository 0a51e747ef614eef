package session

const cacheSize = 4096

// A cache keeps final answers by position and purpose, and forgets the oldest.
type cache struct {
	known map[cacheKey]kept
	// order are the keys by age; with the cache full, oldest is the first.
	order  []cacheKey
	oldest int
}

type cacheKey struct {
	Line
	Purpose
}

type kept struct {
	request Request
	answer  Answer
	// hurried tells that it was found in less time than was asked for.
	hurried bool
}

// put keeps an answer in place of an earlier one for the same purpose.
func (c *cache) put(k kept) {
	key := cacheKey{k.request.Line, k.request.Purpose}
	if _, ok := c.known[key]; !ok {
		c.age(key)
	}
	c.known[key] = k
}

// age notes a new key, which may cost the oldest.
func (c *cache) age(key cacheKey) {
	if c.known == nil {
		c.known = make(map[cacheKey]kept)
	}
	if len(c.order) < cacheSize {
		c.order = append(c.order, key)
		return
	}
	delete(c.known, c.order[c.oldest])
	c.order[c.oldest] = key
	c.oldest = (c.oldest + 1) % cacheSize
}

// find returns an answer that serves a request, its own first.
func (c *cache) find(r Request) (Answer, bool) {
	if k, ok := c.known[cacheKey{r.Line, r.Purpose}]; ok && k.serves(&r) {
		return k.answer, true
	}
	for p := range purposes {
		if k, ok := c.known[cacheKey{r.Line, p}]; ok && k.serves(&r) {
			return k.answer, true
		}
	}
	return Answer{}, false
}

// serves reports whether this answers a request at least as well as a search of its own would: it
// is the same, or it was found without errors in as long or proved its score. Among all turns the
// single best gets less time.
func (k *kept) serves(r *Request) bool {
	own := &k.request
	switch {
	case *own == *r:
		return true
	case r.Seed != 0 || !r.strong() || !own.strong():
		return false
	case own.All != r.All:
		return own.All && k.answer.Proven
	}
	long := own.Time == 0 || r.Time != 0 && own.Time >= r.Time
	return k.answer.Proven && !r.All || long && !k.hurried
}
