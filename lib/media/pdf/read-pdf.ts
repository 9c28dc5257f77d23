import { spawn } from "node:child_process"
import { setPriority } from "node:os"
import path from "node:path"
import { log } from "@/lib/log"

export interface PdfLimits {
	maxPages: number
	maxCharacters: number
}

/** 500 pages of text take half a second on a quiet machine. */
const SECONDS = 30
/** All of the process; an empty one has 60. */
const MEGABYTES = 512
const HEAP_MEGABYTES = 256
/** Behind whoever answers visitors. */
const NICENESS = 10

/** password: encrypted. pages, characters: more than the limit. effort: more time or memory than any honest one needs. */
export type PdfProblem = "password" | "damaged" | "pages" | "characters" | "effort"
export type PdfText = { text: string; title: string } | { problem: PdfProblem }

/**
 * What a PDF says, page by page, with an empty line between pages; "" for one of pictures alone. Never throws.
 *
 * In a process of its own, capped in memory and time and without our environment. A thread will not do: 20 KB that unpack
 * to one text of 20 MB made its heap run full inside an array that was just growing, and that ends the whole process.
 */
export function readPdf(bytes: Uint8Array, { maxPages, maxCharacters }: PdfLimits): Promise<PdfText> {
	// By path from the project's folder, which is where the server is started: bundlers cannot follow it.
	const program = path.join(/* turbopackIgnore: true */ process.cwd(), "lib", "media", "pdf", "read-pdf-process.mjs")
	const limits = [maxPages, maxCharacters, SECONDS, MEGABYTES].map(String)
	const reader = spawn(process.execPath, [`--max-old-space-size=${HEAP_MEGABYTES}`, program, ...limits], {
		// None of our secrets.
		env: { NODE_ENV: "production" },
		stdio: ["pipe", "pipe", "ignore"],
	})
	const written: Buffer[] = []
	reader.stdout.on("data", (chunk: Buffer) => written.push(chunk))
	// It may be gone before it took everything.
	reader.stdin.on("error", () => undefined)
	reader.stdin.end(bytes)
	if (reader.pid) lowerPriority(reader.pid)
	return new Promise((resolve) => {
		const timer = setTimeout(() => reader.kill("SIGKILL"), (SECONDS + 1) * 1000)
		const end = (code: number | null, reason: string) => {
			clearTimeout(timer)
			if (code !== 0) log.warn({ err: reason }, "PDF reader ended without an answer")
			resolve(code === 0 ? (JSON.parse(Buffer.concat(written).toString()) as PdfText) : { problem: "effort" })
		}
		reader.once("error", (error) => end(null, error.message))
		// Not "exit": its answer may still be on the way then.
		reader.once("close", (code, signal) => end(code, `ended with ${code ?? signal}`))
	})
}

function lowerPriority(pid: number): void {
	try {
		setPriority(pid, NICENESS)
	} catch {
		// Gone already, or not allowed here: it is read all the same.
	}
}
