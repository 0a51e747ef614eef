package settings

// Pending reports whether something is not written yet.
func (q *Queue) Pending() bool { return q.wait }
