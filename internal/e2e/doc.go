// Package e2e tests the real program, built as a guest of Ebitengine's virtual machine host: a test presses
// buttons, counts ticks and reads frames of the code that players run. It needs a display ("make program"
// starts one). internal/e2e/guest wraps the platform and writes what is on the screen to a file. The shipped
// program is started from an archive and watched on the X screen.
//
// TIDEPOOL_UPDATE=1 rewrites testdata/golden and the README's pictures; TIDEPOOL_SHOTS names a folder for
// pictures of every scene.
package e2e
