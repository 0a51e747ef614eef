//go:build !js

package platform

// AskBy has something else than the system's dialog say where files are to lie.
func (n *Native) AskBy(ask func(suggested string) (string, error)) { n.ask = ask }
