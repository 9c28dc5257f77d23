import { execFile } from "node:child_process"
import { constants } from "node:fs"
import { access, chmod, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"

const run = promisify(execFile)

const repository = path.resolve(import.meta.dirname, "../..")
const UNPACKED = path.join(repository, "node_modules/.cache/chromium")
const INSTALLED = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
]

/** The camera is Chromium's own test picture and tone: no prompt, no hardware, but the real capture path. */
export const CAMERA_ARGS = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"]

/** What a browser does on its own account would fail the check for requests to other origins. */
const QUIET_ARGS = [
	"--disable-quic",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	"--no-first-run",
	// No name is looked up: the tests pass on a machine without a network, and nothing they do leaves it.
	"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
	"--autoplay-policy=no-user-gesture-required",
	// Test machines have none; emulating one takes processor time from what is tested.
	"--disable-gpu",
]

/** @returns {string[]} */
export function chromiumArgs() {
	const root = process.getuid?.() === 0
	// Chromium's sandbox refuses to start as root; a container's /dev/shm of 64 MB is too small for video.
	return [...CAMERA_ARGS, ...QUIET_ARGS, "--disable-dev-shm-usage", ...(root ? ["--no-sandbox"] : [])]
}

/** @param {string} file @returns {Promise<boolean>} */
async function executable(file) {
	return access(file, constants.X_OK).then(
		() => true,
		() => false,
	)
}

/** @param {string} file @returns {Promise<boolean>} */
async function starts(file) {
	return run(file, ["--version", "--no-sandbox", "--headless"], { timeout: 30_000 }).then(
		() => true,
		() => false,
	)
}

const HERE = 'here=$(dirname "$(readlink -f "$0")")'
const FONTS = '[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here/fonts"'
const PACKED_LIBRARIES = 'export LD_LIBRARY_PATH="$here/al2023/lib"'

/** @param {string} file @param {string[]} lines @returns {Promise<boolean>} whether it starts */
async function writeLauncher(file, lines) {
	await writeFile(file, `${["#!/bin/sh", HERE, FONTS, ...lines, 'exec "$here/chromium" "$@"'].join("\n")}\n`)
	await chmod(file, 0o755)
	return starts(file)
}

/**
 * The registry's build comes as brotli and unpacks itself into the temporary folder, along with NSS and expat when it
 * believes to be on Lambda: both wanted here, for a machine that has neither browser nor its libraries. In a process of
 * its own, so that what it believes stays there, and renamed at the end, so that a killed run leaves no half browser.
 * Its recommended arguments are not used: --single-process and --disable-web-security are no browser that people have.
 */
async function unpackFromRegistry() {
	const launcher = path.join(UNPACKED, "chromium-launcher")
	if (await executable(launcher)) return launcher
	await mkdir(path.dirname(UNPACKED), { recursive: true })
	const scratch = await mkdtemp(`${UNPACKED}-`)
	try {
		const script = 'const { default: c } = await import("@sparticuz/chromium"); await c.executablePath()'
		await run(process.execPath, ["--input-type=module", "-e", script], {
			cwd: repository,
			env: { ...process.env, TMPDIR: scratch, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" },
		})
		// The system's own libraries where it has them; the packed ones fit any distribution, but get no security updates.
		const inside = path.join(scratch, "chromium-launcher")
		if (!(await writeLauncher(inside, [])) && !(await writeLauncher(inside, [PACKED_LIBRARIES]))) return null
		await rm(UNPACKED, { recursive: true, force: true })
		await rename(scratch, UNPACKED)
		return launcher
	} catch {
		return null
	} finally {
		await rm(scratch, { recursive: true, force: true })
	}
}

async function playwrightsOwn() {
	const { chromium } = await import("playwright")
	return chromium.executablePath()
}

/**
 * The path of a Chromium that records VP9 with Opus. The registry's comes first: it is the same on every machine, and
 * being the headless shell it takes a quarter less time for the same tests. Throws one line that says how to get one.
 */
export async function findChromium() {
	const chosen = process.env.CHROMIUM_PATH
	if (chosen) {
		if (await executable(chosen)) return chosen
		throw new Error(`CHROMIUM_PATH=${chosen} is no program that can be started.`)
	}
	const unpacked = await unpackFromRegistry()
	if (unpacked) return unpacked
	for (const file of [...INSTALLED, await playwrightsOwn()]) if (await executable(file)) return file
	throw new Error(
		"The browser tests need Chromium: `apt-get install chromium`, or `npx playwright install --with-deps chromium`, or CHROMIUM_PATH=/path/to/chrome.",
	)
}
