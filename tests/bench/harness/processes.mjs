import { fork, spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
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
 * A baseline server in a process of its own; it sends its port as its first message.
 * @param {string} file below tests/bench @param {string[]} args
 */
export async function startBaseline(file, args) {
	const child = fork(path.join(BENCH, file), args, { stdio: ["ignore", "inherit", "inherit", "ipc"] })
	const [port] = await once(child, "message")
	return { port: Number(port), stop: () => end(child) }
}

/**
 * A client in a process of its own, so that measuring takes nothing from the server's loop. Each task is one message and
 * its answer another.
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
 * @returns {Promise<void>} throws with what it printed
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
export async function isInstalled(command) {
	const child = spawn(command, ["-v"], { stdio: "ignore" })
	// A program that is not there is an error, with which once() rejects.
	return once(child, "exit").then(
		() => true,
		() => false,
	)
}

/** Resident memory of a process in MB, as Linux counts it. @param {number} pid */
export function residentMegabytes(pid) {
	const status = readFileSync(`/proc/${pid}/status`, "utf8")
	return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}

/**
 * The highest resident memory while work runs. @param {number} pid @param {() => Promise<unknown>} work
 */
export async function peakMegabytes(pid, work) {
	let peak = residentMegabytes(pid)
	const timer = setInterval(() => {
		peak = Math.max(peak, residentMegabytes(pid))
	}, 20)
	try {
		await work()
		return peak
	} finally {
		clearInterval(timer)
	}
}
