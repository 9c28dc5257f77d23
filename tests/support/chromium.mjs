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

/** The camera is Chromium's built-in test picture and tone: no prompt and no hardware, but the real capture path. */
export const CAMERA_ARGS = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"]

/** Turns off the browser's own background requests, which would fail the check for requests to other origins. */
const QUIET_ARGS = [
	"--disable-quic",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	"--no-first-run",
	// Resolves no host names: the tests pass on a machine without a network, and none of their traffic leaves it.
	"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
	"--autoplay-policy=no-user-gesture-required",
	// Test machines have no GPU. Emulating one takes processor time from the product under test.
	"--disable-gpu",
]

/** @returns {string[]} */
export function chromiumArgs() {
	const root = process.getuid?.() === 0
	// Chromium's sandbox refuses to start as root. A container's /dev/shm of 64 MB is too small for video.
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
 * The registry's build ships brotli-compressed and unpacks itself into the temporary folder. When it believes that it
 * runs on Lambda it also unpacks NSS and expat, which a machine without a browser's libraries needs. This runs in its
 * own process, so the Lambda setting stays there, and renames the result at the end, so a killed run leaves no
 * half-unpacked browser. Its recommended arguments are not used: no one's browser runs with --single-process or
 * --disable-web-security.
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
		// Prefers the system's own libraries. The packed ones fit any distribution but get no security updates.
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
 * Returns the path of a Chromium that records VP9 with Opus. The registry's build comes first: it is the same on every
 * machine, and as a headless shell it runs the same tests in a quarter less time. Throws one line that says how to get
 * a browser.
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
