import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { assertLoopback } from "./loopback"

export interface TestServer {
	/** Where it listens, without a trailing slash. It equals APP_URL unless a test set that. */
	url: string
	pid: number
	/** Accounts whose generated password this start printed. */
	logins: { role: string; email: string; password: string }[]
	/** Everything it has printed so far. */
	output(): string
	/** Stops it with SIGTERM, as an operator does. Returns the exit code. */
	stop(): Promise<number | null>
	/** Kills it, like a power cut. Returns once it is gone. An embedded database keeps running. */
	kill9(): Promise<void>
}

export interface ServerOptions {
	/** Must hold DATABASE_URL, DATA_DIR and the secrets. The defaults are PORT 0 and the loopback address. */
	environment: Record<string, string>
	/** The working directory: the checkout by default. */
	cwd?: string
}

/** PRODUCT_ROOT: a copy made by `npm run standalone`, to run the same tests against it. */
const ROOT = process.env.PRODUCT_ROOT ?? path.resolve(import.meta.dirname, "../..")
const READY_WITHIN_MS = 60_000
const READY = /^Ready in [\d.]+ s on port (\d+): (\S+)\n/m
const LOGIN = /^ {2}(platform admin|demo tenant): (\S+) \/ (\S+) at \S+$/gm

/** Names the file that tests/soak/changed.test.ts has broken. */
export const BROKEN_PLACE = "BROKEN_PLACE"

/** What any program needs. Nothing else of the developer's environment reaches the server. */
function bareEnvironment(): Record<string, string> {
	const names = ["PATH", "HOME", "TMPDIR", "TEMP", "SystemRoot", BROKEN_PLACE]
	return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
	if (child.exitCode === null && child.signalCode === null) {
		const gone = once(child, "exit")
		child.kill(signal)
		await gone
	}
	return child.exitCode
}

/** Starts the built product like `npm start`. Returns once it answers, and throws with its output if it does not. */
export async function startServer({ environment, cwd = ROOT }: ServerOptions): Promise<TestServer> {
	if (environment.DATABASE_URL) assertLoopback(environment.DATABASE_URL)
	const child = spawn(process.execPath, [path.join(ROOT, "lib/start/start.mjs")], {
		cwd,
		env: {
			...bareEnvironment(),
			NODE_ENV: "production",
			SKIP_DOTENV: "true",
			// Otherwise the server would encode every small video of every test. rendition.test.ts sets the path to
			// ffmpeg.
			FFMPEG_PATH: "none",
			HOST: "127.0.0.1",
			PORT: "0",
			...environment,
		},
		stdio: ["ignore", "pipe", "pipe"],
	})
	let printed = ""
	let isReady = false
	const ready = new Promise<string>((resolve, reject) => {
		const look = (chunk: Buffer) => {
			printed += chunk.toString()
			// A server logs every request. Looking through all of its lines each time would take longer than the requests.
			if (isReady) return
			// The server prints the line after it has answered /api/health itself.
			const [, port, appUrl = ""] = READY.exec(printed) ?? []
			if (!port) return
			isReady = true
			resolve(environment.APP_URL ? `http://127.0.0.1:${port}` : appUrl)
		}
		child.stdout.on("data", look)
		child.stderr.on("data", look)
		child.on("error", reject)
		child.on("exit", (code) => reject(new Error(`The server ended with ${code} before it was ready:\n${printed}`)))
		setTimeout(() => reject(new Error(`The server is not ready:\n${printed}`)), READY_WITHIN_MS).unref()
	})
	const url = await ready.catch(async (error: unknown) => {
		await end(child, "SIGKILL")
		throw error
	})
	return {
		url,
		pid: child.pid ?? 0,
		logins: [...printed.matchAll(LOGIN)].map(([, role = "", email = "", password = ""]) => ({ role, email, password })),
		output: () => printed,
		stop: () => end(child, "SIGTERM"),
		async kill9() {
			await end(child, "SIGKILL")
		},
	}
}
