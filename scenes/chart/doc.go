// Package chart draws numbers: lines, columns, shares and their legends.
package chart
