package session

const cacheSize = 4096

// A cache keeps final answers by position and purpose, and drops the oldest.
type cache struct {
	known map[cacheKey]kept
	// order lists the keys by age as a ring; when the cache is full, oldest is the index of the first.
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
	// hurried means that it was found in less than the requested time.
	hurried bool
}

// put stores an answer, replacing an earlier one for the same purpose.
func (c *cache) put(k kept) {
	key := cacheKey{k.request.Line, k.request.Purpose}
	if _, ok := c.known[key]; !ok {
		c.age(key)
	}
	c.known[key] = k
}

// age adds a new key, dropping the oldest if the cache is full.
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

// find returns an answer that serves a request, preferring its own.
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

// serves reports whether this answers a request at least as well as its own search would: it is the same
// request, or both are for analysis and the search took as long or proved the score. In a look at all
// turns, the best turn gets less time.
func (k *kept) serves(r *Request) bool {
	own := &k.request
	switch {
	case *own == *r:
		return true
	case r.Seed != 0 || r.Level != 0 || own.Level != 0:
		return false
	case own.All != r.All:
		return own.All && k.answer.Proven
	}
	long := own.Time == 0 || r.Time != 0 && own.Time >= r.Time
	return k.answer.Proven && !r.All || long && !k.hurried
}
