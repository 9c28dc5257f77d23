import type { ChildProcess } from "node:child_process"
import { setPriority } from "node:os"
import path from "node:path"

export const BARE_ENVIRONMENT = { NODE_ENV: "production" } as const

/** From the project's folder, where the server starts. Bundlers cannot follow such a path. */
export const ownModule = (program: string) => path.join(/* turbopackIgnore: true */ process.cwd(), program)

export function ownProgram(program: string, heapMegabytes: number, args: readonly (string | number)[]) {
	return {
		file: process.execPath,
		args: [`--max-old-space-size=${heapMegabytes}`, ownModule(program), ...args.map(String)],
	}
}

export function lowerPriority({ pid }: ChildProcess, niceness: number): void {
	try {
		if (pid) setPriority(pid, niceness)
	} catch {
		// It is already gone, or this user may not do it. The process works either way.
	}
}
