import { accessSync, constants } from "node:fs"
import path from "node:path"

const FOLDERS = ["/usr/bin", "/usr/local/bin", ...(process.env.PATH ?? "").split(path.delimiter).filter(Boolean)]

/** @param {string} file */
function executable(file) {
	try {
		accessSync(file, constants.X_OK)
		return true
	} catch {
		return false
	}
}

/** @param {(string | undefined)[]} files @returns {string} the first that can be started, or nothing */
const firstOf = (...files) => files.find((file) => file && executable(file)) ?? ""
/** @param {string} name */
const program = (name) => firstOf(...FOLDERS.map((folder) => path.join(folder, name)))

/** @returns {string} the path of a Firefox, or nothing */
export function findFirefox() {
	const inApplications = "/Applications/Firefox.app/Contents/MacOS/firefox"
	return firstOf(process.env.FIREFOX_PATH, program("firefox-esr"), program("firefox"), inApplications)
}

/** Where Debian puts the browser of a WebKitGTK: on no one's PATH, in the folder of the machine's kind. */
const MACHINES = { x64: "x86_64-linux-gnu", arm64: "aarch64-linux-gnu" }

/** @returns {{ driver: string, browser: string, display: string } | null} the three programs of WebKitGTK */
export function findWebKit() {
	const machine = MACHINES[/** @type {keyof typeof MACHINES} */ (process.arch)]
	const browser = firstOf(...["4.1", "4.0"].map((abi) => `/usr/lib/${machine}/webkit2gtk-${abi}/MiniBrowser`))
	const found = { driver: program("WebKitWebDriver"), browser, display: program("Xvfb") }
	return Object.values(found).every(Boolean) ? found : null
}
