import type { Sum } from "./sums.mjs"

export interface Stage {
	name: string
	minutes: number
	args: (context: { reports: string; filters: string[] }) => string[]
	sum?: ((reports: string) => Sum) | undefined
}

export function runStage(
	stage: Stage,
	options: { root: string; reports: string; filters: string[]; echo: boolean },
): Promise<Sum>
