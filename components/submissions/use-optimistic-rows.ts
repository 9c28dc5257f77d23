import { useState } from "react"
import type { Submission, SubmissionStatus, SubmissionTotals } from "@/lib/client/contract"

export type RowChange = { status: SubmissionStatus } | { removed: true }

interface Pending {
	change: RowChange
	/** The server has agreed; the change stays only until the next list brings it. */
	settled: boolean
}

/** What the list shows while the server has not answered: the rows and totals as they are going to be. */
export function applyChanges(
	submissions: Submission[],
	totals: SubmissionTotals,
	changes: ReadonlyMap<string, { change: RowChange }>,
	filter: SubmissionStatus | undefined,
): { rows: Submission[]; totals: SubmissionTotals } {
	const shown: Submission[] = []
	const sums = { ...totals }
	for (const submission of submissions) {
		const change = changes.get(submission.id)?.change
		if (!change) {
			shown.push(submission)
			continue
		}
		sums[submission.status] -= 1
		if ("removed" in change) {
			sums.total -= 1
			sums.file_size_bytes -= submission.file_size_bytes
			continue
		}
		sums[change.status] += 1
		if (!filter || filter === change.status) shown.push({ ...submission, status: change.status })
	}
	return { rows: shown, totals: sums }
}

/**
 * React's useOptimistic forgets when its action ends, which is before router.refresh() has brought the new list: the
 * old state would flash up in between. Here a change is forgotten when a new list arrives.
 */
export function useOptimisticRows(
	submissions: Submission[],
	totals: SubmissionTotals,
	filter: SubmissionStatus | undefined,
) {
	const [changes, setChanges] = useState<ReadonlyMap<string, Pending>>(new Map())
	const [seen, setSeen] = useState(submissions)
	if (seen !== submissions) {
		setSeen(submissions)
		setChanges(new Map([...changes].filter(([, pending]) => !pending.settled)))
	}

	const edit = (write: (next: Map<string, Pending>) => void) =>
		setChanges((current) => {
			const next = new Map(current)
			write(next)
			return next
		})

	return {
		...applyChanges(submissions, totals, changes, filter),
		begin: (ids: string[], change: RowChange) =>
			edit((next) => {
				for (const id of ids) next.set(id, { change, settled: false })
			}),
		settle: (id: string) =>
			edit((next) => {
				const pending = next.get(id)
				if (pending) next.set(id, { ...pending, settled: true })
			}),
		rollBack: (id: string) => edit((next) => void next.delete(id)),
	}
}

export type OptimisticRows = ReturnType<typeof useOptimisticRows>
