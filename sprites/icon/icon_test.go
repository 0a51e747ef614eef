package icon

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/png"
	"testing"
)

// decode reads a picture that must have size pixels each way.
func decode(t *testing.T, data []byte, size int) image.Image {
	t.Helper()
	m, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	if m.Bounds() != image.Rect(0, 0, size, size) {
		t.Errorf("a picture of %v, want %d", m.Bounds(), size)
	}
	return m
}

func TestPNG(t *testing.T) {
	for _, bled := range []bool{false, true} {
		for _, size := range []int{16, 180, 512} {
			m := decode(t, PNG(size, bled), size)
			if _, _, _, a := m.At(0, 0).RGBA(); (a == 0xffff) != bled {
				t.Errorf("%d, bled %v: the corner covers %d of 65535", size, bled, a)
			}
			if r, g, b, a := m.At(size/2, size*6/10).RGBA(); a != 0xffff || r <= g || r <= b {
				t.Errorf("%d, bled %v: no crab in the middle but %d %d %d %d", size, bled, r, g, b, a)
			}
		}
	}
}

func TestICO(t *testing.T) {
	file := ICO()
	n := int(binary.LittleEndian.Uint16(file[4:]))
	if file[2] != 1 || n < 5 {
		t.Fatalf("a head of % x", file[:6])
	}
	end := 6 + 16*n
	for i := range n {
		entry := file[6+16*i:][:16]
		size := int(entry[0])
		if size == 0 {
			size = 256
		}
		length, at := int(binary.LittleEndian.Uint32(entry[8:])), int(binary.LittleEndian.Uint32(entry[12:]))
		if at != end {
			t.Errorf("picture %d is at %d, want %d", i, at, end)
		}
		decode(t, file[at:at+length], size)
		end += length
	}
	if end != len(file) {
		t.Errorf("%d bytes, of which %d are pictures and heads", len(file), end)
	}
}

func TestICNS(t *testing.T) {
	file := ICNS()
	if string(file[:4]) != "icns" || int(binary.BigEndian.Uint32(file[4:])) != len(file) {
		t.Fatalf("a head of % x for %d bytes", file[:8], len(file))
	}
	sizes := map[string]int{"icp4": 16, "icp5": 32, "ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512, "ic10": 1024}
	for rest := file[8:]; len(rest) > 0; {
		kind, length := string(rest[:4]), int(binary.BigEndian.Uint32(rest[4:]))
		decode(t, rest[8:length], sizes[kind])
		delete(sizes, kind)
		rest = rest[length:]
	}
	if len(sizes) > 0 {
		t.Errorf("missing: %v", sizes)
	}
}

// Every size of the window's icon is there once, with the crab in its middle and nothing in its corners.
func TestImages(t *testing.T) {
	list := Images()
	if len(list) != len(sizes) {
		t.Fatalf("%d pictures", len(list))
	}
	for i, m := range list {
		size := sizes[i]
		if m.Bounds() != image.Rect(0, 0, size, size) {
			t.Errorf("a picture of %v, want %d", m.Bounds(), size)
		}
		if _, _, _, a := m.At(0, 0).RGBA(); a == 0xffff {
			t.Errorf("%d: the corner is covered", size)
		}
		if r, g, b, a := m.At(size/2, size*6/10).RGBA(); a != 0xffff || r <= g || r <= b {
			t.Errorf("%d: no crab in the middle but %d %d %d %d", size, r, g, b, a)
		}
	}
}

func BenchmarkImages(b *testing.B) {
	for b.Loop() {
		Images()
	}
}
