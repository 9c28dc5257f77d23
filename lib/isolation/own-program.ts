import type { ChildProcess } from "node:child_process"
import { setPriority } from "node:os"
import path from "node:path"

/** None of our secrets. */
export const BARE_ENVIRONMENT = { NODE_ENV: "production" } as const

/** By path from the project's folder, which is where the server is started: bundlers cannot follow it. */
export const ownModule = (program: string) => path.join(/* turbopackIgnore: true */ process.cwd(), program)

/** How a plain module of ours is started in a process of its own. @param program from the project's folder */
export function ownProgram(program: string, heapMegabytes: number, args: readonly (string | number)[]) {
	return {
		file: process.execPath,
		args: [`--max-old-space-size=${heapMegabytes}`, ownModule(program), ...args.map(String)],
	}
}

/** Puts it behind those who answer visitors. */
export function lowerPriority({ pid }: ChildProcess, niceness: number): void {
	try {
		if (pid) setPriority(pid, niceness)
	} catch {
		// Gone already, or not allowed here: it works all the same.
	}
}
