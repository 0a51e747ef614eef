package ugi

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"
)

// A Client speaks to an engine. It may block forever: the owner of the engine's process must kill it on
// timeout.
type Client struct {
	in  *bufio.Reader
	out io.Writer
	// heard counts the bytes received since the last command was sent.
	heard int
}

// maxHeard bounds an engine's answer to one command, in bytes: enough for an info line every millisecond for
// 15 minutes.
const maxHeard = 64 << 20

var (
	// ErrEnded means that the engine's output has ended.
	ErrEnded = errors.New("the engine has ended")
	errFlood = fmt.Errorf("the engine's output exceeds %d MB", maxHeard>>20)
)

// NewClient greets an engine and waits for its answer.
func NewClient(from io.Reader, to io.Writer) (*Client, error) {
	c := &Client{in: bufio.NewReaderSize(from, maxLine), out: to}
	if err := c.send("ugi"); err != nil {
		return nil, err
	}
	return c, c.until("ugiok")
}

// Set sets an option.
func (c *Client) Set(name, value string) error {
	return c.send("setoption name " + name + " value " + value)
}

// NewGame announces a new game and waits until the engine is ready.
func (c *Client) NewGame() error {
	if err := c.send("uginewgame\nisready"); err != nil {
		return err
	}
	return c.until("readyok")
}

// Go asks for a turn in the position reached by words from start. Without limits it asks for an infinite
// search.
func (c *Client) Go(start string, words []string, moveTime time.Duration, nodes uint64) (word string, err error) {
	position := "position fen " + start
	if len(words) > 0 {
		position += " moves " + strings.Join(words, " ")
	}
	limit := "go"
	if moveTime > 0 {
		limit += " movetime " + strconv.FormatInt(moveTime.Milliseconds(), 10)
	}
	if nodes > 0 {
		limit += " nodes " + strconv.FormatUint(nodes, 10)
	}
	if limit == "go" {
		limit += " infinite"
	}
	if err := c.send(position + "\n" + limit); err != nil {
		return "", err
	}
	for {
		line, err := c.read()
		if err != nil {
			return "", err
		}
		if name, rest := cut(line); name == "bestmove" {
			word, _ = cut(rest)
			return word, nil
		}
	}
}

// Quit asks the engine to end.
func (c *Client) Quit() error { return c.send("quit") }

func (c *Client) send(text string) error {
	c.heard = 0
	_, err := io.WriteString(c.out, text+"\n")
	return err
}

func (c *Client) read() (string, error) {
	line, err := c.in.ReadSlice('\n')
	c.heard += len(line)
	switch {
	case errors.Is(err, bufio.ErrBufferFull):
		return "", fmt.Errorf("the engine's answer: %w", errLong)
	case err == io.EOF:
		return "", ErrEnded
	case err != nil:
		return "", err
	case c.heard > maxHeard:
		return "", errFlood
	}
	text := strings.TrimSpace(string(line))
	if name, rest := cut(text); name == "error" {
		return "", fmt.Errorf("the engine says: %.200s", rest)
	}
	return text, nil
}

func (c *Client) until(want string) error {
	for {
		if line, err := c.read(); err != nil || line == want {
			return err
		}
	}
}
