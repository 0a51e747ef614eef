package platform

// secretBytes is the length of a secret, in letters and digits of five random bits each.
const secretBytes = 26
