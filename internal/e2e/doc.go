// Package e2e tests the real program. It is built as a guest of Ebitengine's virtual machine host, so
// that a test presses buttons, counts ticks and reads frames of the same code that players run. That
// needs a display: "make program" brings a virtual one. What there is to see the guest tells in a file:
// its command (internal/e2e/guest) wraps the platform that players have, in whose program no such thing
// is. That program itself is started from an archive and looked at on the screen.
//
// Two environment variables make pictures instead of only comparing them: TIDEPOOL_UPDATE=1 writes
// testdata/golden and the pictures of the README anew, TIDEPOOL_SHOTS names a folder for pictures of
// every scene.
//
// What needs no window is tested in package scenes.
package e2e
