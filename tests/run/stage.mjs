import { spawn } from "node:child_process"

/**
 * Runs a program and keeps what it prints, or shows it at once. It hangs when it has said nothing for `minutes`: how long
 * it takes altogether is the machine's affair, and a slow one is no fault of what is tested.
 * @returns {Promise<{ code: number | null, output: string, hung: boolean }>}
 */
function runProgram(args, { root, echo, minutes }) {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, args, {
			cwd: root,
			stdio: ["ignore", "pipe", "pipe"],
			env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined },
		})
		let output = ""
		let hung = false
		// SIGTERM lets a runner take down the servers that it started; a runner deaf to it is killed.
		const patience = setTimeout(() => {
			hung = true
			child.kill("SIGTERM")
			setTimeout(() => child.kill("SIGKILL"), 20_000).unref()
		}, minutes * 60_000)
		const listen = (stream, shown) => {
			stream.setEncoding("utf8").on("data", (chunk) => {
				if (!hung) patience.refresh()
				if (echo) shown.write(chunk)
				else output += chunk
			})
		}
		listen(child.stdout, process.stdout)
		listen(child.stderr, process.stderr)
		const done = (code) => {
			clearTimeout(patience)
			resolve({ code, output, hung })
		}
		child.on("error", (error) => {
			output += error.message
			done(1)
		})
		child.on("close", done)
		// What a stopped program leaves running may hold on to its output.
		child.on("exit", (code) => {
			if (!hung) return
			child.stdout.destroy()
			child.stderr.destroy()
			done(code)
		})
	})
}

/** What the runner's report says; a runner that left none, counted nothing or disagrees with it has failed once more. */
function judge(stage, reports, code) {
	if (!stage.sum) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
	try {
		const sum = stage.sum(reports)
		const silent = sum.passed + sum.failed === 0 || (code !== 0 && sum.failed === 0)
		return silent ? { ...sum, failed: sum.failed + 1 } : sum
	} catch {
		return { passed: 0, failed: 1 }
	}
}

/**
 * @param {import("./stages.mjs").Stage} stage
 * @param {{ root: string, reports: string, filters: string[], echo: boolean }} options
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runStage(stage, { root, reports, filters, echo }) {
	const startedAt = performance.now()
	if (echo) console.log(`\n${stage.name} …`)
	const { code, output, hung } = await runProgram(stage.args({ reports, filters }), {
		root,
		echo,
		minutes: stage.minutes,
	})
	const judged = judge(stage, reports, code)
	const sum = hung && judged.failed === 0 ? { ...judged, failed: 1 } : judged
	if (sum.failed > 0 && output) console.log(output.trimEnd())
	if (hung) console.log(`${stage.name} was stopped: it had said nothing for ${stage.minutes} minutes`)
	const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
	console.log(`${stage.name.padEnd(8)}${seconds.padStart(7)} s   ${sum.passed} passed, ${sum.failed} failed`)
	return sum
}
