//go:build !js

package platform

// AskBy replaces the system's dialog for choosing where to save.
func (n *Native) AskBy(ask func(suggested string) (string, error)) { n.ask = ask }
