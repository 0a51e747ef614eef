package onitama

import (
	"reflect"

	"tidepool/ai"
	"tidepool/ai/search"
	"tidepool/rules/onitama"
)

// The following functions are for fitting the weights: see package tune.

// NewSearcher returns a searcher without an endgame table.
func NewSearcher(tableBytes int) *search.Searcher[onitama.Position, onitama.Move] {
	return search.New(newEvaluator(new(endings)), difficulty, true, tableBytes)
}

// NewSimpleEngine is [Game.Engine] without an endgame table, which takes a while to build for each deal.
func NewSimpleEngine(tableBytes int) ai.Engine {
	return search.NewEngine(newEvaluator(new(endings)), difficulty, true, tableBytes)
}

// Known reports whether the score of a position is known without a search.
func Known(p onitama.Position) bool {
	_, known := newEvaluator(new(endings)).Known(p)
	return known
}

// Features returns the evaluation with only weight k, in the order of [Weights.Flat].
func Features(k int) func(onitama.Position) float64 {
	var w Weights
	*w.Flat()[k] = 1
	e := w.evaluation(1)
	return func(p onitama.Position) float64 { return float64(e.sum(p)) }
}

func (w *Weights) Flat() (list []*float64) {
	var walk func(v reflect.Value)
	walk = func(v reflect.Value) {
		switch v.Kind() {
		case reflect.Float64:
			list = append(list, (*float64)(v.Addr().UnsafePointer()))
		case reflect.Array:
			for i := range v.Len() {
				walk(v.Index(i))
			}
		case reflect.Struct:
			for i := range v.NumField() {
				walk(v.Field(i))
			}
		}
	}
	walk(reflect.ValueOf(w).Elem())
	return list
}
