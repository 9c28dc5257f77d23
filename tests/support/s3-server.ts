import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { createInterface } from "node:readline"

export interface S3Server {
	endpoint: string
	bucket: string
	accessKeyId: string
	secretAccessKey: string
	/** For faults: a stopped process (SIGSTOP) accepts connections and never answers. */
	pid: number
	/** Where it stores its objects, one folder per bucket. Its own listing calls refuse the client's signature. */
	directory: string
	stop(): Promise<void>
}

const BUCKET = "testimonials"
const READY_WITHIN_MS = 15_000

/**
 * A real S3-speaking process on loopback, with its own empty bucket and path-style addresses only. It is the maintained
 * fork of s3rver: the original, 3.7.1, accepts any version 4 signature. Known flaw: it answers `bytes=0-0` in full.
 */
export async function startS3Server(): Promise<S3Server> {
	const directory = await mkdtemp(path.join(tmpdir(), "s3-server-"))
	const program = path.join(import.meta.dirname, "s3-process.mjs")
	const child = spawn(process.execPath, [program, directory, BUCKET], { stdio: ["ignore", "pipe", "ignore"] })
	const killOnExit = () => child.kill("SIGKILL")
	process.once("exit", killOnExit)
	const stop = async () => {
		process.off("exit", killOnExit)
		if (child.exitCode === null && child.signalCode === null) {
			// Not SIGTERM: a test may have stopped the process, and a stopped process only obeys SIGKILL.
			child.kill("SIGKILL")
			await once(child, "exit")
		}
		await rm(directory, { recursive: true, force: true })
	}
	try {
		const port = await portOf(child)
		return {
			endpoint: `http://127.0.0.1:${port}`,
			bucket: BUCKET,
			accessKeyId: "S3RVER",
			secretAccessKey: "S3RVER",
			pid: child.pid ?? 0,
			directory,
			stop,
		}
	} catch (error) {
		await stop()
		throw error
	}
}

/** The server chooses a free port itself and prints it. Choosing one for it would race with other test files. */
async function portOf(child: ChildProcess): Promise<number> {
	if (!child.stdout) throw new Error("The S3 server has no output.")
	const tooLate = setTimeout(() => child.kill("SIGKILL"), READY_WITHIN_MS)
	const lines = createInterface({ input: child.stdout })
	try {
		for await (const line of lines) {
			const match = /^port (\d+)$/.exec(line)
			if (match) return Number(match[1])
		}
	} finally {
		clearTimeout(tooLate)
		// Drains the pipe, so later output cannot fill and stall it.
		child.stdout.resume()
	}
	throw new Error("The S3 server ended before it was ready.")
}
