//go:build unix

package cli

import (
	"os/exec"
	"syscall"
)

type group struct{ leader int }

func startGroup(cmd *exec.Cmd) (*group, error) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	return &group{cmd.Process.Pid}, nil
}

// kill kills all processes of the group. It may be called again.
func (g *group) kill() { _ = syscall.Kill(-g.leader, syscall.SIGKILL) }
