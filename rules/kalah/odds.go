package kalah

import "tidepool/rules"

var _ rules.Conceder = Game{}

// Odds are one seed from each of some houses.
func (Game) Odds(options string) []rules.Odds {
	v, err := parseVariant(options)
	if err != nil {
		return nil
	}
	most := v.houses()
	if v.seeds() == 1 {
		most--
	}
	return []rules.Odds{{Name: seedOf(rules.Near).Kind, Most: most}}
}

// Concede moves seeds from the giver's last houses to the other side's store.
func (g Game) Concede(d rules.Draft, _ string, n int, giver rules.Side) rules.Draft {
	v, err := parseVariant(d.Options)
	if err != nil {
		return d
	}
	store := southStore
	if giver == rules.Near {
		store = northStore
	}
	for i := range n {
		house := houseSpot(giver, v.houses()-1-i)
		if t, ok := d.On(house); ok && t.Count > 0 {
			kept, _ := d.On(store)
			d = d.Counted(house, t.Count-1).Counted(store, kept.Count+1)
		}
	}
	return d
}
