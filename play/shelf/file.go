package shelf

import (
	"encoding/binary"
	"encoding/hex"
	"errors"
	"hash/crc32"
	"strconv"
	"strings"
	"time"

	"tidepool/play/match"
)

// Problems of a saved game. A damaged or foreign file is set aside; one from a newer version is left for that
// version.
var (
	ErrForeign = errors.New("not a saved game")
	ErrDamaged = errors.New("damaged")
	ErrNewer   = errors.New("saved by a newer version of the program")
)

const (
	magic         = "tidepool-game "
	formatVersion = 1
	changedLayout = "2006-01-02T15:04:05.000Z"
)

// A file is a saved game as it is stored.
type file struct {
	changed time.Time
	ply     int
	record  string
}

func encode(m *match.Match, changed time.Time) []byte { return appendRecord(nil, m.Whole(), changed) }

func appendRecord(b []byte, r *match.Record, changed time.Time) []byte {
	b = append(b, magic+"00000000 "...)
	body := len(b)
	b = append(strconv.AppendInt(b, formatVersion, 10), ' ')
	b = append(plain(changed).AppendFormat(b, changedLayout), ' ')
	b = append(strconv.AppendInt(b, int64(r.Ply()), 10), '\n')
	b = r.Append(b)
	copy(b[len(magic):], checksum(b[body:]))
	return b
}

func checksum[T string | []byte](body T) string {
	return hex.EncodeToString(binary.BigEndian.AppendUint32(nil, sumOf(body)))
}

// sumOf returns the CRC-32 of a content. It does not copy long texts as a whole.
func sumOf[T string | []byte](content T) (sum uint32) {
	const long = 4096
	if len(content) > long {
		part := make([]byte, long)
		for len(content) > long {
			n := copy(part, content)
			sum, content = crc32.Update(sum, crc32.IEEETable, part[:n]), content[n:]
		}
	}
	return crc32.Update(sum, crc32.IEEETable, []byte(content))
}

// decode parses the output of encode, without parsing the record.
func decode(data []byte) (file, error) {
	rest, ok := strings.CutPrefix(string(data), magic)
	if !ok {
		return file{}, ErrForeign
	}
	sum, body, ok := strings.Cut(rest, " ")
	if !ok || sum != checksum(body) {
		return file{}, ErrDamaged
	}
	line, record, _ := strings.Cut(body, "\n")
	fields := strings.Split(line, " ")
	version, err := strconv.Atoi(fields[0])
	if err != nil || version < 1 {
		return file{}, ErrDamaged
	}
	if version > formatVersion {
		return file{}, ErrNewer
	}
	if len(fields) != 3 {
		return file{}, ErrDamaged
	}
	changed, err := time.Parse(changedLayout, fields[1])
	if err != nil {
		return file{}, ErrDamaged
	}
	ply, err := strconv.Atoi(fields[2])
	if err != nil || ply < 0 || ply > match.MaxPlies {
		return file{}, ErrDamaged
	}
	return file{changed, ply, record}, nil
}
