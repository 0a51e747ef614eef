package scenes_test

import (
	"strings"
	"testing"

	"tidepool/play/shelf"
	"tidepool/scenes/ui"
)

// working waits until a job on many games is complete.
func (p *player) working() {
	for p.node("games.working") != nil {
		p.tick()
	}
	p.tick()
}

// removeMost removes all games on the list but the last two, which are unfinished.
func (p *player) removeMost(ids []string) {
	p.press("games.select", "games.chosen.all", "games.open."+ids[len(ids)-2], "games.open."+ids[len(ids)-1])
	p.press("games.chosen.remove")
	p.working()
}

// Undo brings back all removed games, action by action, whatever was removed afterwards, here or in another window.
func TestUndoBringsBackEverything(t *testing.T) {
	const n = 300
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	ids := p.keep(n, numbered)
	p.press("menu.games")
	p.removeMost(ids)
	other := newPlayer(t, store)
	other.press("menu.games")
	other.takeAway(ids[n-2])
	p.takeAway(ids[n-1])
	for range 2 {
		p.keyed(ui.UndoKey)
		p.working()
	}
	other.keyed(ui.UndoKey)
	for _, id := range ids {
		if !p.onShelf(id) {
			t.Fatalf("%s is gone; there are %d of %d", id, len(p.env.Shelf.List().Games), n)
		}
	}
}

// After a restart, games removed together are restored together.
func TestBinBringsBackTogether(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	ids := p.keep(60, numbered)
	p.press("menu.games")
	p.removeMost(ids)
	p.takeAway(ids[58])
	p = newPlayer(t, store)
	p.press("menu.games", "games.trash")
	checkLayout(t, p, "trash")
	var together []string
	for _, node := range p.app.Laid().Nodes {
		if strings.HasPrefix(node.ID, "trash.together.") {
			together = append(together, node.ID)
			if !strings.Contains(node.Label, "58") {
				t.Errorf("it says %q", node.Label)
			}
		}
	}
	if len(together) != 1 {
		t.Fatalf("brought back together: %v", together)
	}
	p.press(together[0])
	for range 10 {
		p.tick()
	}
	for i, id := range ids {
		if p.onShelf(id) != (i != 58) {
			t.Errorf("game %d is on the shelf: %v", i, p.onShelf(id))
		}
	}
	if p.node(together[0]) != nil || p.node("trash.restore."+ids[58]) == nil {
		t.Error("the list is not what is left")
	}
}

// Undo is offered only for games that are still removed, whatever was brought back elsewhere.
func TestUndoOnlyWhatIsGone(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	ids := p.keep(6, numbered)
	p.press("menu.games")
	p.takeAway(ids[0])
	p.press("games.select", "games.open."+ids[1], "games.open."+ids[2], "games.chosen.remove")
	p.working()
	p.takeAway(ids[3])
	restore := func(id string) {
		p.press("games.trash", "trash.restore."+id)
		p.working()
		p.do(ui.Command{Verb: ui.CommandBack})
	}
	restore(ids[3])
	restore(ids[1])
	if got := p.says("games.removed"); !strings.HasPrefix(got, "2 games") {
		t.Errorf("undo of %q is offered", got)
	}
	p.press("games.undo")
	p.working()
	if p.scene() != "games" || !p.onShelf(ids[2]) || p.onShelf(ids[0]) {
		t.Fatalf("%s: %s", p.scene(), p.says("notice.text"))
	}
	if said := p.on.Said[len(p.on.Said)-1]; strings.HasPrefix(said, "2 games") {
		t.Errorf("says %q", said)
	}
	restore(ids[0])
	if n := p.node("games.undo"); n != nil {
		t.Errorf("%q is offered", n.Label)
	}
	p.keyed(ui.UndoKey)
	if p.scene() != "games" {
		t.Errorf("%s: %s", p.scene(), p.says("notice.text"))
	}
}

// Labels and names that are stored as they were leave nothing to undo.
func TestNothingLabelledNothingToUndo(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	ids := p.keep(2, numbered)
	p.press("menu.games", "games.open."+ids[0]+".more", "saved.name")
	p.typeInto("savedname.labels", "club")
	p.press("savedname.save")
	p.working()
	for range 2 {
		p.press("games.open."+ids[0]+".more", "saved.name", "savedname.save")
		p.working()
	}
	p.press("games.undo")
	p.working()
	if n := p.node("games.undo"); n != nil {
		t.Errorf("%q is offered", n.Label)
	}
}
