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

/**
 * A client in its own process, so measuring does not burden the server's loop. Each task is one message and its answer
 * another.
 * @param {string} file below tests/bench
 */
export function startClient(file) {
	const child = fork(path.join(BENCH, file), [], { stdio: ["ignore", "inherit", "inherit", "ipc"] })
	let answer = (_) => {}
	child.on("message", (message) => answer(message))
	child.on("exit", () => answer({ error: `${file} ended` }))
	return {
		/** @param {object} task @returns {Promise<any>} */
		async run(task) {
			const answered = new Promise((resolve) => {
				answer = resolve
			})
			child.send(task)
			const result = await answered
			if (result.error) throw new Error(result.error)
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

function readOrEmpty(file) {
	try {
		return readFileSync(file, "utf8")
	} catch {
		// It has ended meanwhile.
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
