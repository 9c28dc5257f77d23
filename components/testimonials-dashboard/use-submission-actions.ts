import { useRouter } from "next/navigation"
import type { MouseEvent } from "react"
import { toast } from "sonner"
import { ApiError } from "@/lib/client/api"
import type { Submission, SubmissionStatus } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"
import { dashboardWords } from "@/lib/submissions/dashboard-words"
import type { RejectionReason } from "@/lib/submissions/kinds"
import { canUse, mayReject } from "@/lib/submissions/policy"
import { downloadVideo } from "./download-video"
import { runEach } from "./run-each"
import type { OptimisticRows, RowChange } from "./use-optimistic-rows"

const inToast = (label: string, act: () => void) => ({
	label,
	onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
		// The toast returns the focus when it loses it. Blurring now keeps it from taking the focus from a menu opened
		// later.
		currentTarget.blur()
		act()
	},
})

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401

interface Follow {
	onShare?: (row: Submission) => void
	/** In place of a reload, where the removed testimonial was the whole page. */
	afterRemoval?: () => void
}

/** Each action shows its outcome at once. If the server refuses, it is undone with a toast. */
export function useSubmissionActions({ begin, settle, rollBack }: OptimisticRows, { onShare, afterRemoval }: Follow) {
	const router = useRouter()

	async function change(
		rows: Submission[],
		to: RowChange,
		send: (row: Submission) => Promise<unknown>,
		failed: (reason: string) => string,
		done: () => void = router.refresh,
	): Promise<Submission[]> {
		begin(
			rows.map((row) => row.id),
			to,
		)
		const errors: unknown[] = []
		const accepted: Submission[] = []
		await runEach(rows, async (row) => {
			try {
				await send(row)
				settle(row.id)
				accepted.push(row)
			} catch (error) {
				rollBack(row.id)
				errors.push(error)
			}
		})
		if (errors.length > 0 && !errors.some(isSignedOut)) {
			const description = rows.length > 1 ? dashboardWords.failedOf(errors.length, rows.length) : undefined
			toast.error(failed(reasonOf(errors[0])), { description })
		}
		if (accepted.length > 0) done()
		return accepted
	}

	const patch = (
		rows: Submission[],
		status: SubmissionStatus,
		reasonOf: (row: Submission) => RejectionReason | null | undefined = () => undefined,
	) =>
		change(
			rows,
			{ status },
			(row) =>
				adminCall("PATCH /api/admin/submission/{id}", {
					params: { id: row.id },
					body: { status, reason: reasonOf(row) },
				}),
			dashboardWords.updateFailed,
		)

	async function setStatus(chosen: Submission[], status: SubmissionStatus, reason: RejectionReason | null = null) {
		const usable = chosen.filter(canUse)
		if (usable.length < chosen.length) toast.info(dashboardWords.withdrawnLeftOut(chosen.length - usable.length))
		// A reason that was given before stays, whatever else was selected with it. Alone it can be changed.
		const rows = status === "rejected" && chosen.length > 1 ? usable.filter(mayReject) : usable
		if (rows.length === 0) return
		const done = await patch(rows, status, () => (status === "rejected" ? reason : undefined))
		if (done.length === 0) return
		const [only] = done.length === 1 ? done : []
		toast.success(dashboardWords.statusChanged(done, status), {
			// Replaces the one before about the same rows, whose Undo is void.
			id: done.map((row) => row.id).join(),
			description:
				status !== "approved" && done.some((row) => row.status === "approved") ? dashboardWords.offTheWall : undefined,
			cancel:
				only && onShare && status === "approved" && inToast(dashboardWords.share, () => onShare({ ...only, status })),
			// Sorting cannot be undone: the list of what is not sorted is made once.
			action: done.some(({ rejection_reason: former }) => former === "unsorted")
				? undefined
				: inToast(dashboardWords.undo, () => void undo(done)),
		})
	}

	async function undo(rows: Submission[]) {
		for (const status of new Set(rows.map((row) => row.status))) {
			await patch(
				rows.filter((row) => row.status === status),
				status,
				({ rejection_reason: reason }) =>
					status !== "rejected" || reason === "unsorted" ? undefined : (reason ?? null),
			)
		}
	}

	async function remove(rows: Submission[]) {
		const done = await change(
			rows,
			{ removed: true },
			(row) => adminCall("DELETE /api/admin/submission/{id}", { params: { id: row.id } }),
			dashboardWords.deleteFailed,
			afterRemoval,
		)
		if (done.length > 0) toast.success(dashboardWords.deleted(done))
	}

	async function download(row: Submission, original = false) {
		try {
			await downloadVideo(row.id, original ? { original: "1" } : {})
		} catch (error) {
			if (!isSignedOut(error)) toast.error(dashboardWords.downloadFailed)
		}
	}

	async function repair(row: Submission) {
		try {
			await adminCall("POST /api/admin/submission/{id}/repair", { params: { id: row.id } })
			router.refresh()
		} catch (error) {
			if (!isSignedOut(error)) toast.error(dashboardWords.repairFailed(reasonOf(error)))
		}
	}

	async function pin(row: Submission, pinned: boolean) {
		const done = await change(
			[row],
			{ pinned },
			() => adminCall("PUT /api/admin/submission/{id}/pin", { params: { id: row.id }, body: { pinned } }),
			dashboardWords.updateFailed,
		)
		if (done.length > 0) toast.success(dashboardWords.pinnedTo(done, pinned))
	}

	return { setStatus, pin, remove, download, repair }
}
