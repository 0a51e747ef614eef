package search

import (
	"tidepool/ai"
	"tidepool/rules/kanishogi"
)

// flat evaluates all positions as equal, except finished games.
type flat struct{}

func (flat) Hash(p kanishogi.Position) uint64 { return p.Hash() }

func (flat) Evaluate(kanishogi.Position) ai.Score { return 0 }

func (flat) Final(p kanishogi.Position) ai.Score { return FinalScore(p.Outcome(), p.Turn()) }

func (flat) Rate(_ kanishogi.Position, _ []kanishogi.Move, into []int32) { clear(into) }

func (flat) Pack(m kanishogi.Move) uint32 { return uint32(m.First) | uint32(m.Bond)<<16 }

func (flat) Known(kanishogi.Position) (ai.Score, bool) { return 0, false }
