import { spawnSync } from "node:child_process"
import { findFirefox, findWebKit } from "../engines/support/find-engines.mjs"

/** What the engines' journey starts, and Debian's packages with it. WebKitGTK decodes videos with the plugins. */
const ENGINES = [
	{ name: "Firefox", isThere: () => Boolean(findFirefox()), packages: ["firefox-esr"] },
	{
		name: "WebKitGTK",
		isThere: () => Boolean(findWebKit()),
		packages: [
			"webkit2gtk-driver",
			"xvfb",
			"gstreamer1.0-plugins-good",
			"gstreamer1.0-plugins-bad",
			"gstreamer1.0-libav",
		],
	},
]

/** A machine without a network is not waited for. */
const IMPATIENT = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20", "-o", "DPkg::Lock::Timeout=60"]

/** @param {string[]} args */
function apt(...args) {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
	return spawnSync("apt-get", [...IMPATIENT, "-qq", ...args], { stdio: "ignore", env }).status === 0
}

/** Installs the missing engines where this process may, and says in a line for each which are still missing. */
export function provideEngines() {
	const missing = ENGINES.filter(({ isThere }) => !isThere())
	if (missing.length > 0 && process.getuid?.() === 0 && apt("--version")) {
		console.log(`\nInstalling ${missing.flatMap(({ packages }) => packages).join(", ")}`)
		apt("update")
		// One by one: some distributions have only one of the engines.
		for (const { packages } of missing) apt("install", "--yes", "--no-install-recommends", ...packages)
	}
	for (const { name, packages } of missing.filter(({ isThere }) => !isThere())) {
		console.log(`${name} is missing, so its journey is skipped: apt-get install ${packages.join(" ")}`)
	}
}
