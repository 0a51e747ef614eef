package main

import (
	"bytes"
	"encoding/binary"

	"tidepool/icon"
)

// Kinds of resources of a Windows program.
const (
	kindIcon  = 3
	kindGroup = 14
)

const english = 0x409 // the language that resources are said to be in

// A resource is something that Windows finds in a program by kind and number.
type resource struct {
	kind, id uint32
	data     []byte
}

// iconResources are the pictures and, for Explorer, the list of them.
func iconResources() []resource {
	ico := icon.ICO()
	n := binary.LittleEndian.Uint16(ico[4:])
	group := bytes.Clone(ico[:6])
	var list []resource
	for i := range uint32(n) {
		entry := ico[6+16*i:][:16]
		length, at := binary.LittleEndian.Uint32(entry[8:]), binary.LittleEndian.Uint32(entry[12:])
		list = append(list, resource{kindIcon, i + 1, ico[at:][:length]})
		// The list has a number where the file has a place.
		group = append(group, entry[:12]...)
		group = binary.LittleEndian.AppendUint16(group, uint16(i+1))
	}
	return append(list, resource{kindGroup, 1, group})
}

// resources returns a COFF object whose only section holds the icon, for the
// linker to put into a program (see "PE Format", the .rsrc section).
func resources(arch string) []byte {
	section, addresses := directory(iconResources())
	machine, relocation := uint16(0x8664), uint16(3) // AMD64, ADDR32NB
	if arch == "arm64" {
		machine, relocation = 0xaa64, 2
	}
	const headers = 20 + 40
	le := binary.LittleEndian
	var o []byte
	o = le.AppendUint16(o, machine)
	o = le.AppendUint16(o, 1) // section
	o = le.AppendUint32(o, 0) // no time
	o = le.AppendUint32(o, uint32(headers+len(section)+10*len(addresses)))
	o = le.AppendUint32(o, 1) // symbol
	o = le.AppendUint16(o, 0) // no optional header
	o = le.AppendUint16(o, 0)

	o = append(o, ".rsrc\x00\x00\x00"...)
	o = le.AppendUint32(o, 0)
	o = le.AppendUint32(o, 0)
	o = le.AppendUint32(o, uint32(len(section)))
	o = le.AppendUint32(o, headers)
	o = le.AppendUint32(o, uint32(headers+len(section)))
	o = le.AppendUint32(o, 0)
	o = le.AppendUint16(o, uint16(len(addresses)))
	o = le.AppendUint16(o, 0)
	o = le.AppendUint32(o, 0x40000040) // initialised data, readable

	o = append(o, section...)
	for _, at := range addresses {
		o = le.AppendUint32(o, at)
		o = le.AppendUint32(o, 0) // the section's symbol
		o = le.AppendUint16(o, relocation)
	}
	o = append(o, ".rsrc\x00\x00\x00"...)
	o = le.AppendUint32(o, 0)
	o = le.AppendUint16(o, 1) // the first section
	o = le.AppendUint16(o, 0)
	o = append(o, 3, 0)          // static, no more about it
	return le.AppendUint32(o, 4) // the table of long names is empty
}

// directory lays resources, sorted by kind and number, into a section. Their
// places in it are to be made addresses; where they stand is returned too.
func directory(list []resource) (section []byte, addresses []uint32) {
	le := binary.LittleEndian
	kinds := map[uint32][]resource{}
	var order []uint32
	for _, r := range list {
		if kinds[r.kind] == nil {
			order = append(order, r.kind)
		}
		kinds[r.kind] = append(kinds[r.kind], r)
	}
	const head, entry, leaf = 16, 8, 16
	table := func(n int) {
		section = append(section, make([]byte, head-2)...)
		section = le.AppendUint16(section, uint16(n)) // entries by number
	}
	const below = 1 << 31 // an entry leads to another table
	level2 := head + entry*len(order)
	level3 := level2 + head*len(order) + entry*len(list)
	leaves := level3 + (head+entry)*len(list)
	data := leaves + leaf*len(list)

	table(len(order))
	at := level2
	for _, kind := range order {
		section = le.AppendUint32(section, kind)
		section = le.AppendUint32(section, uint32(at)|below)
		at += head + entry*len(kinds[kind])
	}
	at = level3
	for _, kind := range order {
		table(len(kinds[kind]))
		for _, r := range kinds[kind] {
			section = le.AppendUint32(section, r.id)
			section = le.AppendUint32(section, uint32(at)|below)
			at += head + entry
		}
	}
	for i := range list {
		table(1)
		section = le.AppendUint32(section, english)
		section = le.AppendUint32(section, uint32(leaves+leaf*i))
	}
	for _, r := range list {
		addresses = append(addresses, uint32(len(section)))
		section = le.AppendUint32(section, uint32(data))
		section = le.AppendUint32(section, uint32(len(r.data)))
		section = append(section, make([]byte, 8)...)
		data += (len(r.data) + 7) &^ 7
	}
	for _, r := range list {
		section = append(section, r.data...)
		section = append(section, make([]byte, (8-len(r.data)%8)%8)...)
	}
	return section, addresses
}
