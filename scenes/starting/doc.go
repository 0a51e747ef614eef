// Package starting begins games as they were begun last or as chosen: rules, odds and dealt cards.
package starting
