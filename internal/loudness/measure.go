package main

import (
	"math"
	"math/cmplx"

	"tidepool/sound"
)

// A measure holds the measured values of a sound.
type measure struct {
	loud     float64 // LUFS of the loudest 400 ms
	phone    float64 // the same through a phone's loudspeaker
	flatness float64 // of the attack: 0 for tones, 1 for noise
	peak     float64
	seconds  float64 // until it stays 40 dB below its peak
}

func measured(left, right []float64) measure {
	m := measure{loud: sound.Loudness(left, right), phone: sound.Loudness(small(left), small(right)), flatness: flatness(left)}
	for _, ear := range [][]float64{left, right} {
		for _, x := range ear {
			m.peak = max(m.peak, math.Abs(x))
		}
	}
	for i, x := range left {
		if math.Abs(x) > m.peak/100 {
			m.seconds = float64(i) / sound.Rate
		}
	}
	return m
}

// steady measures a sound's average loudness instead of the loudest part.
func steady(left, right []float64) measure {
	m := measured(left, right)
	m.loud, m.phone = mean(left, right), mean(small(left), small(right))
	return m
}

func mean(left, right []float64) float64 {
	const part = sound.Rate * 4 / 10
	sum, n := 0.0, len(left)/part
	for i := range n {
		sum += math.Pow(10, sound.Loudness(left[i*part:(i+1)*part], right[i*part:(i+1)*part])/10)
	}
	return 10 * math.Log10(sum/float64(n))
}

// small simulates a phone's loudspeaker: a second-order high-pass at 600 Hz.
func small(samples []float64) []float64 {
	w := math.Tan(math.Pi * 600 / sound.Rate)
	norm := 1 / (1 + math.Sqrt2*w + w*w)
	a1, a2 := 2*(w*w-1)*norm, (1-math.Sqrt2*w+w*w)*norm
	out := make([]float64, len(samples))
	var x1, x2, y1, y2 float64
	for i, x := range samples {
		y := norm*(x-2*x1+x2) - a1*y1 - a2*y2
		x2, x1, y2, y1 = x1, x, y1, y
		out[i] = y
	}
	return out
}

// window is the number of samples in a spectrum: 21 ms.
const window = 1024

// flatness returns the ratio of the geometric to the arithmetic mean of the power from 100 Hz to 12 kHz, in
// the 21 ms around the 6th millisecond after a sound begins.
func flatness(samples []float64) float64 {
	peak, onset := 0.0, 0
	for _, x := range samples {
		peak = max(peak, math.Abs(x))
	}
	for onset < len(samples) && math.Abs(samples[onset]) <= peak/50 {
		onset++
	}
	power := spectrum(samples, onset+sound.Rate*6/1000-window/2)
	logs, sum, n := 0.0, 0.0, 0
	for i := 100 * window / sound.Rate; i <= 12000*window/sound.Rate; i++ {
		logs += math.Log(power[i] + 1e-20)
		sum += power[i]
		n++
	}
	return math.Exp(logs/float64(n)) / (sum / float64(n))
}

// spectrum returns the power by frequency of a window of samples starting at from, which may be outside.
func spectrum(samples []float64, from int) []float64 {
	x := make([]complex128, window)
	for i := range x {
		if at := from + i; at >= 0 && at < len(samples) {
			x[i] = complex(samples[at]*(0.5-0.5*math.Cos(2*math.Pi*float64(i)/window)), 0)
		}
	}
	fourier(x)
	power := make([]float64, window/2)
	for i := range power {
		power[i] = real(x[i])*real(x[i]) + imag(x[i])*imag(x[i])
	}
	return power
}

// fourier transforms x in place; its length is a power of two (Cooley and Tukey 1965).
func fourier(x []complex128) {
	n := len(x)
	if n == 1 {
		return
	}
	even, odd := make([]complex128, n/2), make([]complex128, n/2)
	for i := range even {
		even[i], odd[i] = x[2*i], x[2*i+1]
	}
	fourier(even)
	fourier(odd)
	for i := range even {
		turned := cmplx.Rect(1, -2*math.Pi*float64(i)/float64(n)) * odd[i]
		x[i], x[i+n/2] = even[i]+turned, even[i]-turned
	}
}
