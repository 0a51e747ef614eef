// Package starting starts games as they were last started or as chosen: rules, odds and dealt cards.
package starting
