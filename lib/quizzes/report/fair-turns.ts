import { AppError } from "@/lib/errors"
import { refusal } from "@/lib/refusals"
import * as reportWords from "./words"

const BUSY = refusal("reports_busy", reportWords.reportsBusy)

interface FairTurnsOptions {
	/** How many run at a time, each for another owner. */
	count: number
	waitingEach: number
}

/** A queue in which no owner holds up the others. @throws `unavailable` if too many of this owner wait. */
export function fairTurns({ count, waitingEach }: FairTurnsOptions) {
	const running = new Set<string>()
	let waiting: { owner: string; start(): void }[] = []

	function startNext(): void {
		const next = running.size < count && waiting.find(({ owner }) => !running.has(owner))
		if (!next) return
		waiting = waiting.filter((each) => each !== next)
		running.add(next.owner)
		next.start()
	}

	return async <T>(owner: string, work: () => Promise<T>): Promise<T> => {
		const own = waiting.filter((each) => each.owner === owner)
		if (own.length >= waitingEach) throw new AppError("unavailable", BUSY, { retryAfter: 5 })
		await new Promise<void>((start) => {
			waiting.push({ owner, start })
			startNext()
		})
		try {
			return await work()
		} finally {
			running.delete(owner)
			const [others, later] = [false, true].map((isOwn) => waiting.filter((each) => (each.owner === owner) === isOwn))
			waiting = [...(others ?? []), ...(later ?? [])]
			startNext()
		}
	}
}
