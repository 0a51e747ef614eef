package shelf

// systemCause adds nothing: browser exceptions were named when caught.
func systemCause(error) Cause { return CauseUnknown }
