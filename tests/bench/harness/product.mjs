import { spawn } from "node:child_process"
import path from "node:path"
import { end } from "./processes.mjs"

export const ADMIN = { email: "bench@example.com", password: "bench-password" }

const READY = /^Ready in [\d.]+ s on port (\d+): /m
const READY_WITHIN_MS = 60_000

/** The limits must not refuse the measuring clients. */
const GENEROUS = {
	LIMIT_SUBMIT_ADDRESS: "1000000/60",
	LIMIT_UPLOAD_ADDRESS: "1000000/60",
	LIMIT_UPLOAD_PART_ADDRESS: "1000000/60",
	LIMIT_LOGIN_ADDRESS: "1000000/900",
	LIMIT_CHAT_ADDRESS: "1000000/60",
}

/** @typedef {{ port: number, pid: number, stop: () => Promise<void> }} Product */

/**
 * Starts the built product like `npm start` and returns once it reports that it is ready.
 * @param {string} tree @param {Record<string, string>} environment @returns {Promise<Product>}
 */
export async function startProduct(tree, environment) {
	const { PATH = "", HOME = "" } = process.env
	// Set to "--cpu-prof" to see where a row's time goes.
	const args = process.env.BENCH_NODE_OPTIONS?.split(" ") ?? []
	const child = spawn(process.execPath, [...args, path.join(tree, "lib/start/start.mjs")], {
		cwd: tree,
		env: {
			PATH,
			HOME,
			NODE_ENV: "production",
			SKIP_DOTENV: "true",
			HOST: "127.0.0.1",
			PORT: "0",
			...GENEROUS,
			// A rendition takes minutes of processor time, and no row measures it.
			FFMPEG_PATH: "none",
			...environment,
		},
		stdio: ["ignore", "pipe", "pipe"],
	})
	let printed = ""
	/** @type {number} */
	const port = await new Promise((resolve, reject) => {
		/** @param {Buffer} chunk */
		const look = (chunk) => {
			if (printed.length < 100_000) printed += chunk
			const found = READY.exec(printed)
			if (found) resolve(Number(found[1]))
		}
		child.stdout.on("data", look)
		child.stderr.on("data", look)
		child.on("exit", (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)))
		setTimeout(() => reject(new Error(`The server is not ready:\n${printed}`)), READY_WITHIN_MS).unref()
	})
	return { port, pid: child.pid ?? 0, stop: () => end(child) }
}

/** @typedef {{ access_token: string, user: object }} Login */

/** @param {Product} product @returns {Promise<Login>} as the platform admin */
export async function logIn({ port }) {
	const answer = await fetch(`http://127.0.0.1:${port}/api/admin/login`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(ADMIN),
	})
	const login = await answer.json()
	if (!login.access_token) throw new Error(`The login answered ${answer.status}.`)
	return login
}

/** @param {Product} product @returns {Promise<string>} the platform admin's bearer token */
export const signIn = async (product) => (await logIn(product)).access_token
