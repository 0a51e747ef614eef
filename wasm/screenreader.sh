#!/usr/bin/env bash
# Prints what the screen reader Orca says of the page in Firefox:
#
#	wasm/screenreader.sh [URL] [KEYS]
#
# The page is served by "make serve" at URL (http://127.0.0.1:8080/). KEYS is
# a file of lines: a key as xdotool calls it, or # and a remark that is printed.
# Needed are, as Debian names them: xvfb firefox-esr orca at-spi2-core dbus-x11
# speech-dispatcher xdotool. Nothing is heard: speech goes to a dummy.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
export URL=${1:-http://127.0.0.1:8080/} KEYS=${2:-$here/screenreader.keys}

if [ -z "${INSIDE:-}" ]; then
	export INSIDE=yes HOME=$(mktemp -d)
	export XDG_RUNTIME_DIR=$HOME/run
	trap 'rm -rf "$HOME"' EXIT
	mkdir -m 700 "$XDG_RUNTIME_DIR"
	xvfb-run -a -s "-screen 0 1280x800x24" dbus-run-session -- "$0" "$@"
	exit
fi

log=$HOME/orca.log
mkdir -p "$HOME/.config/speech-dispatcher" "$HOME/profile"
printf 'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\nAudioOutputMethod "alsa"\n' >"$HOME/.config/speech-dispatcher/speechd.conf"
cat >"$HOME/profile/user.js" <<-'PREFS'
	user_pref("accessibility.force_disabled", -1);
	user_pref("browser.aboutwelcome.enabled", false);
	user_pref("browser.shell.checkDefaultBrowser", false);
	user_pref("datareporting.policy.dataSubmissionEnabled", false);
	user_pref("webgl.force-enabled", true);
PREFS
export GNOME_ACCESSIBILITY=1 GTK_MODULES=gail:atk-bridge LIBGL_ALWAYS_SOFTWARE=1 LANG=C.UTF-8
gsettings set org.gnome.desktop.interface toolkit-accessibility true 2>/dev/null || true
/usr/libexec/at-spi-bus-launcher --launch-immediately --screen-reader=1 &
orca --replace --debug-file="$log" >"$HOME/orca.out" 2>&1 &
firefox-esr --profile "$HOME/profile" --no-remote --kiosk "$URL" >"$HOME/firefox.out" 2>&1 &
trap 'kill $(jobs -p) 2>/dev/null || true' EXIT

said=0
# hear prints what is said, until nothing more has been for so many seconds.
hear() {
	local quiet=0 now
	while [ "$quiet" -lt $(($1 * 4)) ]; do
		sleep 0.25
		now=$(grep -c "SPEECH OUTPUT: '" "$log" 2>/dev/null || true)
		if [ "${now:-0}" -gt "$said" ]; then
			grep "SPEECH OUTPUT: '" "$log" | tail -n +$((said + 1)) | sed -E "s/^.*SPEECH OUTPUT: '/    /; s/' ?(\{.*)?$//"
			said=$now quiet=0
		else
			quiet=$((quiet + 1))
		fi
	done
}

until xdotool search --onlyvisible --name Tidepool >/dev/null 2>&1; do sleep 0.5; done
hear 8
while read -r key; do
	case $key in
	"") ;;
	"#"*) echo "${key#\# }" ;;
	*)
		echo "  [$key]"
		xdotool key "$key"
		hear 3
		;;
	esac
done <"$KEYS"
[ -z "${KEEP:-}" ] || cp "$log" "$HOME"/*.out "$KEEP"
