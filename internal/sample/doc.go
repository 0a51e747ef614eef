// Package sample is where a sixth game, never shipped, proves that a game needs no more files than
// CONTRIBUTING.md's recipe names. Here is only the test that plays it on the screen.
package sample
