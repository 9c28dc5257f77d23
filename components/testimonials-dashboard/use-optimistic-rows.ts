import { useState } from "react"
import type { Submission, SubmissionStatus, SubmissionTotals } from "@/lib/client/contract"
import { isWithdrawn } from "@/lib/submissions/policy"
import type { ListFilter } from "@/lib/submissions/schema"

export type RowChange = { status: SubmissionStatus } | { pinned: boolean } | { removed: true }

interface Pending {
	change: RowChange
	/** True once the server has agreed. The change stays until the next list includes it. */
	settled: boolean
}

export function applyChanges(
	submissions: Submission[],
	totals: SubmissionTotals,
	changes: ReadonlyMap<string, { change: RowChange }>,
	filter: ListFilter | undefined,
): { rows: Submission[]; totals: SubmissionTotals } {
	const shown: Submission[] = []
	const sums = { ...totals }
	for (const submission of submissions) {
		const change = changes.get(submission.id)?.change
		if (!change) {
			shown.push(submission)
			continue
		}
		if ("pinned" in change) {
			shown.push({ ...submission, pinned_at: change.pinned ? submission.created_at : null })
			continue
		}
		if (sums.unsorted && submission.rejection_reason === "unsorted") sums.unsorted -= 1
		sums[isWithdrawn(submission) ? "withdrawn" : submission.status] -= 1
		if ("removed" in change) {
			sums.total -= 1
			sums.file_size_bytes -= submission.file_size_bytes
			continue
		}
		sums[change.status] += 1
		if (!filter || filter === change.status) {
			const { rejection_reason: _former, ...rest } = submission
			shown.push({ ...rest, status: change.status })
		}
	}
	return { rows: shown, totals: sums }
}

/**
 * Rows with optimistic changes. React's useOptimistic drops a change when its action ends, before router.refresh() has
 * brought the new list, so the old state would flash up. Here a change stays until a new list arrives.
 */
export function useOptimisticRows(submissions: Submission[], totals: SubmissionTotals, filter: ListFilter | undefined) {
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
