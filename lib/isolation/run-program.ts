import { type ExecFileException, execFile } from "node:child_process"
import type { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { BARE_ENVIRONMENT, lowerPriority } from "./own-program"

interface ProgramRun {
	file: string
	args: string[]
	input?: () => Readable
	withinMs: number
	largestOutputBytes: number
	niceness: number
	lastWords?: number
	signal?: AbortSignal
}

/** Runs a program on strangers' bytes, at low priority and without the server's environment. @returns standard output.
 * @throws Error unless the program exits with 0, in time and within its output limit. */
export async function runProgram({ input, signal, ...run }: ProgramRun): Promise<Buffer> {
	signal?.throwIfAborted()
	let feeding: Promise<void> | undefined
	try {
		return await new Promise<Buffer>((resolve, reject) => {
			const limits = { timeout: run.withinMs, killSignal: "SIGKILL", maxBuffer: run.largestOutputBytes } as const
			const options = { ...limits, env: BARE_ENVIRONMENT, encoding: "buffer", signal } as const
			const child = execFile(run.file, run.args, options, (error, output, words) => {
				child.stdin?.destroy()
				if (!error) resolve(output)
				else reject(signal?.aborted ? signal.reason : endOf(error, words, run.lastWords))
			})
			lowerPriority(child, run.niceness)
			// The program closes its input as soon as it has what it wants, and may exit before.
			if (input && child.stdin) feeding = pipeline(input(), child.stdin).catch(() => undefined)
			else child.stdin?.end()
		})
	} finally {
		await feeding
	}
}

function endOf({ code, signal }: ExecFileException, words: Buffer, kept = 0): Error {
	const said = words
		.subarray(Math.max(0, words.length - kept))
		.toString()
		.trim()
	return new Error(`ended with ${code ?? signal}${said && `: ${said}`}`)
}
