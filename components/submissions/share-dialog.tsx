"use client"

import { Dialog } from "@/components/ui/dialog"
import { Notice } from "@/components/ui/notice"
import type { Submission } from "@/lib/client/contract"
import { SHARE_PENDING } from "@/lib/submissions/dashboard-texts"
import { canShare } from "@/lib/submissions/policy"
import { SHARE_REJECTED } from "@/lib/submissions/share-text"
import { ShareChoices } from "./share-choices"

export interface ShareDialogProps {
	row: Submission
	onClose: () => void
	onShared: () => void
}

/** Says whether a testimonial can be shared, and asks where. Mount it for one testimonial, unmount it to close. */
export function ShareDialog({ row, onClose, onShared }: ShareDialogProps) {
	return (
		<Dialog
			open
			onOpenChange={(open) => !open && onClose()}
			title={`Share ${row.name}'s testimonial`}
			description={canShare(row) ? "Whoever has the link can watch it." : SHARE_REJECTED}
		>
			{canShare(row) && (
				<>
					{row.status === "pending" && <Notice>{SHARE_PENDING}</Notice>}
					<ShareChoices id={row.id} onShared={onShared} />
				</>
			)}
		</Dialog>
	)
}
