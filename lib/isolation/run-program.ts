import { type ExecFileException, execFile } from "node:child_process"
import type { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { BARE_ENVIRONMENT, lowerPriority } from "./own-program"

interface ProgramRun {
	/** Path of the program. */
	file: string
	args: string[]
	/** Opens standard input, read as fast as the program takes it; empty where absent. */
	input?: () => Readable
	withinMs: number
	/** On standard output. */
	largestOutputBytes: number
	niceness: number
	/** How much of standard error the error tells, in bytes from its end. */
	lastWords?: number
	/** Kills it; its reason is what is thrown. */
	signal?: AbortSignal
}

/**
 * One run of a program that reads what strangers sent: in a process of its own, niced and without our environment.
 * @returns standard output. @throws Error where it ends in another way than with 0, in time and within its output.
 */
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
			// It closes its end as soon as it has what it wants, and may be gone before.
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
