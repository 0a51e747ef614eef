package diskcache

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"hash/crc32"
	"io"
)

// sealSize is the size of the checksum after uncompressed data: CRC-32 (IEEE), lowest byte first.
const sealSize = 4

func writeSealed(w io.Writer, data []byte) error {
	if _, err := w.Write(data); err != nil {
		return err
	}
	return binary.Write(w, binary.LittleEndian, crc32.ChecksumIEEE(data))
}

func unsealed(file []byte) ([]byte, bool) {
	size := len(file) - sealSize
	if size < 0 || crc32.ChecksumIEEE(file[:size]) != binary.LittleEndian.Uint32(file[size:]) {
		return nil, false
	}
	return file[:size:size], true
}

func writeCompressed(w io.Writer, data []byte) error {
	z, err := gzip.NewWriterLevel(w, gzip.BestSpeed)
	if err != nil {
		return err
	}
	if _, err := z.Write(data); err != nil {
		return err
	}
	return z.Close()
}

// decompressed returns a gzip file's data, or nil if they are damaged. Gzip ends with their size.
func decompressed(file []byte) []byte {
	z, err := gzip.NewReader(bytes.NewReader(file))
	if err != nil {
		return nil
	}
	size := binary.LittleEndian.Uint32(file[len(file)-4:])
	if size > maxBytes {
		return nil
	}
	data := make([]byte, size)
	if _, err := io.ReadFull(z, data); err != nil {
		return nil
	}
	if n, err := z.Read(make([]byte, 1)); n != 0 || err != io.EOF { // this verifies the checksum
		return nil
	}
	return data
}
