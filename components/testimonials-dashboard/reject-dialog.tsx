import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import type { Submission } from "@/lib/client/contract"
import { dashboardWords } from "@/lib/submissions/dashboard-words"
import { REJECTION_REASONS, type RejectionReason } from "@/lib/submissions/kinds"

export interface RejectDialogProps {
	/** The testimonials to reject, or to say of why they were. Null closes it. */
	rows: Submission[] | null
	/** Null: for its opinion, or for no reason. */
	onReject: (rows: Submission[], reason: RejectionReason | null) => void
	onClose: () => void
}

/** Asks why: a reason takes the stars out of the average, and a dislike does not. One press chooses and rejects. */
export function RejectDialog({ rows, onReject, onClose }: RejectDialogProps) {
	const chosen = rows ?? []
	const isSorting = chosen.length > 0 && chosen.every(({ status }) => status === "rejected")
	const choose = (reason: RejectionReason | null) => {
		onReject(chosen, reason)
		onClose()
	}
	return (
		<Dialog
			open={rows !== null}
			onOpenChange={(open) => !open && onClose()}
			title={isSorting ? dashboardWords.sayWhyTitle(chosen) : dashboardWords.rejectTitle(chosen)}
			description={dashboardWords.rejectAbout}
		>
			<div className="flex flex-col gap-2">
				{REJECTION_REASONS.map((reason) => (
					<Button key={reason} wide onClick={() => choose(reason)}>
						{dashboardWords.rejectionReasons[reason]}
					</Button>
				))}
				<Button wide variant="quiet" onClick={() => choose(null)}>
					<span>
						{dashboardWords.rejectedForOpinion}{" "}
						<span className="text-ink-muted">{dashboardWords.rejectedForOpinionHint}</span>
					</span>
				</Button>
			</div>
		</Dialog>
	)
}
