package main

import (
	"encoding/xml"
	"fmt"
	"strings"
	"unicode/utf8"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/rules/games"
	"tidepool/sprites/icon"
)

func desktopEntry() []byte {
	var b strings.Builder
	b.WriteString("[Desktop Entry]\nType=Application\nVersion=1.0\nName=Tidepool\n")
	for _, l := range locale.Languages() {
		w, err := locale.Open(l.Tag)
		if err != nil {
			panic(err) // the words are in the program
		}
		field := "Comment"
		if l.Tag != "en" {
			field += "[" + l.Tag + "]"
		}
		fmt.Fprintf(&b, "%s=%s\n", field, w.T(key.AppTagline))
	}
	b.WriteString("Exec=tidepool %u\nIcon=tidepool\nTerminal=false\nCategories=Game;BoardGame;\nMimeType=x-scheme-handler/tidepool;\nStartupWMClass=tidepool\n")
	fmt.Fprintf(&b, "Keywords=%s;\nStartupNotify=true\n", strings.Join(gameNames(), ";"))
	return []byte(b.String())
}

// openLinks returns a file that registers the program for its links on Windows, for the user who runs it.
func openLinks() []byte {
	const class = `HKCU\Software\Classes\tidepool`
	lines := []string{
		"@echo off",
		`reg add ` + class + ` /ve /d "URL:Tidepool" /f`,
		`reg add ` + class + ` /v "URL Protocol" /d "" /f`,
		`reg add ` + class + `\shell\open\command /ve /d "\"%~dp0tidepool.exe\" \"%%1\"" /f`,
		"",
	}
	return []byte(strings.Join(lines, "\r\n"))
}

func gameNames() []string {
	var names []string
	for _, g := range games.All() {
		names = append(names, locale.English().Of(key.Games, g.Info().ID))
	}
	return names
}

func listed(words []string) string {
	last := len(words) - 1
	if last < 1 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:last], ", ") + " and " + words[last]
}

func folded(s string, width int) string {
	var b strings.Builder
	column := 0
	for _, word := range strings.Fields(s) {
		n := utf8.RuneCountInString(word)
		switch {
		case column == 0:
		case column+1+n > width:
			b.WriteByte('\n')
			column = 0
		default:
			b.WriteByte(' ')
			column++
		}
		b.WriteString(word)
		column += n
	}
	return b.String()
}

func bundle(binary []byte, version string) []file {
	const app = "Tidepool.app/Contents/"
	return []file{
		text(app+"Info.plist", infoPlist(version)),
		text(app+"PkgInfo", []byte("APPL????")),
		{app + "MacOS/tidepool", binary, 0o755},
		text(app+"Resources/Tidepool.icns", icon.ICNS()),
	}
}

func infoPlist(version string) []byte {
	var b strings.Builder
	b.WriteString(xml.Header)
	b.WriteString(`<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">` + "\n<plist version=\"1.0\">\n<dict>\n")
	for _, pair := range [][2]string{
		{"CFBundleDisplayName", "Tidepool"}, {"CFBundleExecutable", "tidepool"}, {"CFBundleIconFile", "Tidepool"},
		{"CFBundleIdentifier", "tidepool.tidepool"}, {"CFBundleInfoDictionaryVersion", "6.0"}, {"CFBundleName", "Tidepool"},
		{"CFBundlePackageType", "APPL"}, {"CFBundleShortVersionString", version}, {"CFBundleVersion", version},
		{"LSApplicationCategoryType", "public.app-category.board-games"}, {"LSMinimumSystemVersion", "12.0"},
	} {
		b.WriteString("\t<key>" + pair[0] + "</key>\n\t<string>")
		if err := xml.EscapeText(&b, []byte(pair[1])); err != nil {
			panic(err) // a buffer accepts everything
		}
		b.WriteString("</string>\n")
	}
	b.WriteString("\t<key>NSHighResolutionCapable</key>\n\t<true/>\n\t<key>CFBundleLocalizations</key>\n\t<array>\n")
	for _, l := range locale.Languages() {
		b.WriteString("\t\t<string>" + l.Tag + "</string>\n")
	}
	b.WriteString("\t</array>\n</dict>\n</plist>\n")
	return []byte(b.String())
}

func readme(t target, version string) string {
	start := map[string]string{
		"linux": `Start ./tidepool. It needs a desktop with X11 (or Wayland with XWayland) and
OpenGL 3.2, and finds these libraries when it starts, which nearly every desktop
has: libGL, libX11, libXcursor, libXext, libXi, libXinerama, libXrandr and
libXrender. On Debian and Ubuntu:

    apt install libgl1 libgl1-mesa-dri libx11-6 libxcursor1 libxext6 libxi6 \
        libxinerama1 libxrandr2 libxrender1

Sound goes through PulseAudio or PipeWire; without it the game is silent.

To have it in the menu of your desktop:

    install -D tidepool ~/.local/bin/tidepool
    install -D -m 644 tidepool.png ~/.local/share/icons/hicolor/256x256/apps/tidepool.png
    install -D -m 644 tidepool.desktop ~/.local/share/applications/tidepool.desktop

and, to open links that begin with "tidepool:" with it:

    xdg-mime default tidepool.desktop x-scheme-handler/tidepool

Games and settings are in ~/.config/tidepool.
`,
		"windows": `Open tidepool.exe. It needs Windows 10 or newer with DirectX 11; nothing is to
be installed. The program is not signed: if Windows says that it has protected
your PC, choose "More info" and "Run anyway". Run open-links.cmd once to open
links that begin with "tidepool:" with it.

Games and settings are in %AppData%\tidepool.
`,
		"darwin": `Move Tidepool.app to your applications and open it. It needs macOS 12 or newer.
The program is not notarised: the first time, open it, then allow it under
System Settings, Privacy & Security, "Open Anyway". Or, in a terminal:

    xattr -dr com.apple.quarantine Tidepool.app

Games and settings are in ~/Library/Application Support/tidepool.
`,
		"js": `Copy all of these files to any web server, into any folder; there is nothing to
configure. HTTPS is needed for playing without a network and for installing.

Games and settings stay in each player's browser.
`,
	}[t.system]
	about := "Small board games for two people at one screen, or for one against the computer: " + listed(gameNames()) + "."
	return `Tidepool ` + version + "\n\n" + folded(about, 80) + "\n\n" + start + `
` + served(t) + `Tidepool is under the Apache License 2.0, see LICENSE. What it is made of is in
the folder "licences", each with its own.
`
}

// served describes the second program of an archive.
func served(t target) string {
	if t.system == "js" {
		return ""
	}
	return "tidepool-server, in a terminal, is for a club: it keeps games between devices. It\n" +
		"also passes work to other machines.\n\n"
}
