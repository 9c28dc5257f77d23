import { Readable } from "node:stream"
import { describe, expect, it } from "vitest"
import { runProgram } from "./run-program"

/** Runs this code as a Node program. */
const run = (code: string, given: Partial<Parameters<typeof runProgram>[0]> = {}) =>
	runProgram({
		file: process.execPath,
		args: ["-e", code],
		withinMs: 60_000,
		largestOutputBytes: 1000,
		niceness: 10,
		...given,
	})

const NEVER = "setInterval(() => undefined, 1000)"

describe("runProgram", () => {
	it("gives it its input and no environment of ours, behind everything else, and returns what it says", async () => {
		const code = `const { env, stdin, stdout } = process
			stdin.pipe(stdout)
			stdin.on("end", () => stdout.write([Object.keys(env), require("node:os").getPriority()].join(" ")))`
		const input = () => Readable.from([Buffer.from("what "), Buffer.from("it gets, ")])
		// The lowest priority, which any user may ask for.
		expect((await run(code, { input, niceness: 19 })).toString()).toBe("what it gets, NODE_ENV 19")
	})

	it("does not mind one that leaves its input", async () => {
		const input = Readable.from(Array.from({ length: 50 }, () => Buffer.alloc(100_000)))
		expect(
			(await run("process.stdout.write('done'); process.stdin.destroy()", { input: () => input })).toString(),
		).toBe("done")
		expect(input.destroyed).toBe(true)
	})

	it.each([
		["fails", `console.error("much to say"); process.exit(3)`, {}, "ended with 3"],
		[
			"fails and may say why",
			`console.error("much to say"); process.exit(3)`,
			{ lastWords: 7 },
			"ended with 3: to say",
		],
		["says too much", `process.stdout.write("x".repeat(2000)); ${NEVER}`, {}, /^ended with .*MAXBUFFER$/],
		["takes too long", NEVER, { withinMs: 100 }, "ended with SIGKILL"],
		["is not there", "", { file: "/nowhere/at/all" }, "ended with ENOENT"],
	])("throws where it %s", async (_, code, given, message) => {
		await expect(run(code, given)).rejects.toThrow(message)
	})

	it("kills it once its caller gives up, and starts none afterwards", async () => {
		const caller = new AbortController()
		const running = run(NEVER, { signal: caller.signal })
		caller.abort(new Error("on the way out"))
		await expect(running).rejects.toThrow("on the way out")
		await expect(run("", { signal: caller.signal })).rejects.toThrow("on the way out")
	})
})
