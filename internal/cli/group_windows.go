package cli

import (
	"os/exec"
	"unsafe"

	"golang.org/x/sys/windows"
)

// A group is a process and the processes that it starts: a job in Windows terms.
type group struct {
	job     windows.Handle
	process *exec.Cmd
}

// startGroup starts a command in a job that ends with this program. If the system refuses a job, it starts
// the command alone.
func startGroup(cmd *exec.Cmd) (*group, error) {
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	g := &group{process: cmd}
	job, err := windows.CreateJobObject(nil, nil)
	if err != nil {
		return g, nil
	}
	info := windows.JOBOBJECT_EXTENDED_LIMIT_INFORMATION{}
	info.BasicLimitInformation.LimitFlags = windows.JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE
	_, err = windows.SetInformationJobObject(job, windows.JobObjectExtendedLimitInformation,
		uintptr(unsafe.Pointer(&info)), uint32(unsafe.Sizeof(info)))
	if err == nil {
		err = assign(job, uint32(cmd.Process.Pid))
	}
	if err != nil {
		windows.CloseHandle(job)
		return g, nil
	}
	g.job = job
	return g, nil
}

func assign(job windows.Handle, pid uint32) error {
	const access = windows.PROCESS_SET_QUOTA | windows.PROCESS_TERMINATE
	process, err := windows.OpenProcess(access, false, pid)
	if err != nil {
		return err
	}
	defer windows.CloseHandle(process)
	return windows.AssignProcessToJobObject(job, process)
}

// kill kills all processes of the group. It may be called again.
func (g *group) kill() {
	if g.job != 0 {
		_ = windows.TerminateJobObject(g.job, 1)
		return
	}
	_ = g.process.Process.Kill()
}
