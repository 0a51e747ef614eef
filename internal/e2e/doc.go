// Package e2e tests the real program, built as a guest of Ebitengine's virtual machine host: a test
// presses buttons, counts ticks and reads frames of the code that players run. That needs a display
// ("make program" brings one). internal/e2e/guest wraps the platform and tells in a file what there is
// to see. The players' own program is started from an archive and looked at on the screen.
//
// TIDEPOOL_UPDATE=1 writes testdata/golden and the README's pictures anew; TIDEPOOL_SHOTS names a
// folder for pictures of every scene.
package e2e
