package settings

// A Keeper holds the settings in use and writes them when the player rests.
type Keeper struct {
	Settings Settings
	Queue    *Queue // nil until the settings have been read
	// Changed applies changed settings everywhere.
	Changed func()
}

// Apply applies changed settings; they are written when the player rests.
func (k *Keeper) Apply(s Settings) {
	k.Settings = s
	k.Queue.Put(s)
	k.Changed()
}

// Learned stores the progress in a lesson; steps done before stay done.
func (k *Keeper) Learned(game string, done int) {
	if done <= k.Settings.Lessons[game].Done {
		return
	}
	s := k.Settings
	s.Learning = s.Learning.Followed(game, done)
	k.Apply(s)
}

// ToggleSound turns the sound off or on.
func (k *Keeper) ToggleSound() {
	s := k.Settings
	s.Sound = !s.Sound
	k.Apply(s)
}

// Remember stores which game is open, soon, so that the program opens on it again even if killed a moment later.
func (k *Keeper) Remember(game string) {
	if k.Settings.Open == game {
		return
	}
	k.Settings.Open = game
	k.Queue.Put(k.Settings)
	k.Queue.Soon()
}
