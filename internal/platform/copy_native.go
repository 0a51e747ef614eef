//go:build !js

package platform

import "tidepool/scenes/export"

// lookCopier finds out in the background how to use the clipboard: that searches folders.
func (n *Native) lookCopier() {
	go func() {
		if c := copier(); c != nil {
			n.copier.Store(&c)
		}
		n.pastes.Store(canPaste())
	}()
}

func (n *Native) CanCopy() bool { return n.copier.Load() != nil }

func (n *Native) Copy(text string) <-chan export.Outcome {
	put := n.copier.Load()
	if put == nil {
		return export.Done(export.Outcome{Err: export.ErrNotHere})
	}
	return answered(func() export.Outcome { return export.Outcome{Err: (*put)(text)} })
}

// CanShare implements device.Platform: desktop systems have no common way.
func (*Native) CanShare() bool { return false }

func (*Native) Share(string, string) <-chan export.Outcome {
	return export.Done(export.Outcome{Err: export.ErrNotHere})
}
