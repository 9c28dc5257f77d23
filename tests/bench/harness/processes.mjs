import { fork, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

const BENCH = path.resolve(import.meta.dirname, "..")

/** @param {import("node:child_process").ChildProcess} child */
export async function end(child) {
	if (child.exitCode !== null || child.signalCode !== null) return
	const gone = once(child, "exit")
	child.kill("SIGTERM")
	const patience = setTimeout(() => child.kill("SIGKILL"), 20_000)
	await gone
	clearTimeout(patience)
}

/**
 * A baseline server in its own process. Its first message is its port.
 * @param {string} file below tests/bench @param {string[]} args
 */
export async function startBaseline(file, args) {
	const child = fork(path.join(BENCH, file), args, { stdio: ["ignore", "inherit", "inherit", "ipc"] })
	const [port] = await once(child, "message")
	return { port: Number(port), stop: () => end(child) }
}

/** @import * as chat from "../clients/chat.mjs" */
/** @import * as download from "../clients/download.mjs" */
/** @import * as load from "../clients/load.mjs" */
/** @import * as resumable from "../clients/resumable.mjs" */
/** @import * as seek from "../clients/seek.mjs" */
/** @import * as upload from "../clients/upload.mjs" */

/**
 * What each program takes and answers.
 * @typedef {{
 *   "clients/chat.mjs": { task: chat.Task, answer: chat.Answer },
 *   "clients/download.mjs": { task: download.Task, answer: download.Answer },
 *   "clients/load.mjs": { task: load.Task, answer: load.Answer },
 *   "clients/resumable.mjs": { task: resumable.Task, answer: resumable.Answer },
 *   "clients/seek.mjs": { task: seek.Task, answer: seek.Answer },
 *   "clients/upload.mjs": { task: upload.Task, answer: upload.Answer },
 * }} Clients
 */

/**
 * @template {keyof Clients} File
 * @typedef {object} Client
 * @property {(task: Clients[File]["task"]) => Promise<Clients[File]["answer"]>} run
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a client in a process of its own, so that measuring takes nothing from the server's event loop. Each task is
 * one message, and its answer is another.
 * @template {keyof Clients} File
 * @param {File} file below tests/bench
 * @returns {Client<File>}
 */
export function startClient(file) {
	const child = fork(path.join(BENCH, file), [], { stdio: ["ignore", "inherit", "inherit", "ipc"] })
	/** @typedef {Clients[File]["answer"] | { error: string }} Message */
	/** @type {(message: Message) => void} */
	let answer = () => {}
	child.on("message", (message) => answer(/** @type {Message} */ (message)))
	child.on("exit", () => answer({ error: `${file} ended` }))
	return {
		async run(task) {
			/** @type {Promise<Message>} */
			const answered = new Promise((resolve) => {
				answer = resolve
			})
			child.send(task)
			const result = await answered
			if ("error" in result) throw new Error(String(result.error))
			return result
		},
		stop: () => end(child),
	}
}

/**
 * @param {string} command @param {string[]} args @param {Record<string, string>} [env]
 * @returns {Promise<void>} throws with the command's output
 */
export async function runProgram(command, args, env = {}) {
	const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } })
	let printed = ""
	/** @param {Buffer} chunk */
	const keep = (chunk) => {
		printed = (printed + chunk).slice(-20_000)
	}
	child.stdout.on("data", keep)
	child.stderr.on("data", keep)
	const [code] = await once(child, "close")
	if (code !== 0) throw new Error(`${command} ended with ${code}:\n${printed}`)
}

/** Whether a program can be started. @param {string} command */
export function isInstalled(command) {
	return spawnSync(command, ["-v"], { stdio: "ignore" }).error === undefined
}

/** A process and all its descendants. @param {number} pid @returns {number[]} */
function familyOf(pid) {
	/** @type {Map<number, number[]>} */
	const children = new Map()
	for (const name of readdirSync("/proc")) {
		const parent = Number(readOrEmpty(`/proc/${name}/stat`).split(") ").at(-1)?.split(" ")[1])
		if (parent > 0) children.set(parent, [...(children.get(parent) ?? []), Number(name)])
	}
	const family = [pid]
	for (const member of family) family.push(...(children.get(member) ?? []))
	return family
}

/** @param {string} file */
function readOrEmpty(file) {
	try {
		return readFileSync(file, "utf8")
	} catch {
		// The process has ended meanwhile.
		return ""
	}
}

/**
 * Memory in MB of a process and all its descendants. Shared pages count once, divided among their users (PSS).
 * @param {number} pid
 */
export function familyMegabytes(pid) {
	const kilobytes = familyOf(pid).map((member) =>
		Number(/^Pss:\s+(\d+) kB$/m.exec(readOrEmpty(`/proc/${member}/smaps_rollup`))?.[1] ?? 0),
	)
	return kilobytes.reduce((sum, size) => sum + size, 0) / 1024
}

/**
 * The peak memory of a process and all its descendants while work runs. @param {number} pid
 * @param {() => Promise<unknown>} work
 */
export async function peakMegabytes(pid, work) {
	let peak = familyMegabytes(pid)
	const timer = setInterval(() => {
		peak = Math.max(peak, familyMegabytes(pid))
	}, 50)
	try {
		await work()
		return peak
	} finally {
		clearInterval(timer)
	}
}
