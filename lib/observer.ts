import { processWide } from "@/lib/process-wide"

/** What an operator's figures are made of. lib/services/metrics/ counts it, if METRICS_TOKEN is set. */
export interface Observer {
	/** @param operation as in a domain's calls.ts */
	answered(operation: string, status: number, ms: number): void
	jobEnded(queue: string, ms: number, failed: boolean): void
	received(bytes: number): void
	/** A transaction ended because of another one, and runs again or was given up. */
	collided(outcome: "run_again" | "given_up"): void
}

const held = processWide("observer", (): { observer?: Observer } => ({}))

export function observe(observer: Observer): void {
	held.observer = observer
}

/** Undefined unless an operator asks for figures: then nothing is counted. */
export function observer(): Observer | undefined {
	return held.observer
}
