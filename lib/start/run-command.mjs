import { spawn } from "node:child_process"
import { StartError } from "./progress.mjs"
import { ROOT } from "./project.mjs"

/** Shows the output only on failure, or with `show`. @param {string} command @param {string[]} args
 * @param {{ env?: Record<string, string>, show?: boolean, what: string }} options `what` names the work in the error
 * @returns {Promise<void>} rejects unless the program exits with 0 */
export function runCommand(command, args, { env = {}, show = false, what }) {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, {
			cwd: ROOT,
			env: { ...process.env, ...env },
			stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
			// On Windows npm is a .cmd file, which only a shell starts.
			shell: process.platform === "win32" && command === "npm",
		})
		/** @type {Buffer[]} */
		const printed = []
		child.stdout?.on("data", (chunk) => printed.push(chunk))
		child.stderr?.on("data", (chunk) => printed.push(chunk))
		child.on("error", (error) => reject(new StartError(`${what} failed: ${error.message}.`)))
		child.on("close", (code, signal) => {
			if (code === 0) return resolve()
			process.stderr.write(Buffer.concat(printed))
			reject(new StartError(`${what} failed (${signal ?? `exit ${code}`}); its output stands above.`))
		})
	})
}
