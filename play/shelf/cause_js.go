package shelf

// systemCause has nothing to add: what a browser throws has been named when it was caught.
func systemCause(error) Cause { return CauseUnknown }
