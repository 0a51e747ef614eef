//go:build !js

package load

import (
	"context"
	"crypto/rand"
	"errors"
	"net/http"
	"strings"

	"github.com/coder/websocket"

	"tidepool/play/table"
	"tidepool/play/table/remote"
	"tidepool/play/table/wire"
)

// Secret returns 128 random bits as text.
func Secret() string {
	return strings.ToLower(rand.Text()[:wire.SecretBytes])
}

var errLimit = errors.New("load: the server is full or limits what comes from one address (its options -connections, -peraddress and -perhour)")

// Make asks the server at a URL to create a table.
func Make(ctx context.Context, url string, setup table.Setup) (wire.Made, error) {
	return MakeThrough(ctx, nil, url, setup)
}

// MakeThrough is like [Make] with an HTTP client; nil means the default one.
func MakeThrough(ctx context.Context, client *http.Client, url string, setup table.Setup) (wire.Made, error) {
	c, answer, err := websocket.Dial(ctx, url, &websocket.DialOptions{HTTPClient: client, Subprotocols: []string{wire.Protocol}})
	if answer != nil && answer.StatusCode == http.StatusTooManyRequests {
		return wire.Made{}, errLimit
	}
	if err != nil {
		return wire.Made{}, err
	}
	defer c.CloseNow()
	if err := c.Write(ctx, websocket.MessageText, wire.ClientMessage{Make: &wire.Make{Key: Secret(), Setup: setup}}.Text()); err != nil {
		return wire.Made{}, err
	}
	for {
		_, data, err := c.Read(ctx)
		if wire.Code(websocket.CloseStatus(err)) == wire.TooMany {
			return wire.Made{}, errLimit
		}
		if err != nil {
			return wire.Made{}, err
		}
		tell, err := wire.ParseServer(data)
		if err != nil {
			return wire.Made{}, err
		}
		if tell.Made != nil { // pings come too
			return *tell.Made, nil
		}
	}
}

// Act plays the legal turn that pick chooses out of n, accepts an offer or offers a rematch. It returns false if
// there is nothing to do.
func Act(s *remote.Seat, which table.Seat, pick func(n int) int) bool {
	t := s.Table()
	if t == nil || s.Waiting() {
		return false
	}
	offer, by := t.Offer()
	mover, going := t.ToMove()
	switch {
	case !t.Sat(which.Other()):
	case offer != "" && by != which:
		return s.Do(table.Event{Kind: table.Replied, Offer: offer, Yes: true})
	case !going && offer == "" && which == table.Maker:
		return s.Do(table.Event{Kind: table.Offered, Offer: table.Rematch})
	case going && mover == which:
		turns := t.Match().Position().Turns()
		return s.Do(table.Event{Kind: table.Turned, Word: turns[pick(len(turns))].Word})
	}
	return false
}
