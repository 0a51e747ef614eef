package book

// late is missing: the page's engine has to be small, and fetches it (see [Results.ReadAll]).
var late []byte
