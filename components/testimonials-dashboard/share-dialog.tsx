"use client"

import { useEffect } from "react"
import { toast } from "sonner"
import { Dialog } from "@/components/ui/dialog"
import { Notice } from "@/components/ui/notice"
import type { Submission } from "@/lib/client/contract"
import { shareWords } from "@/lib/submissions/dashboard-words"
import { canShare, isWritten } from "@/lib/submissions/policy"
import { SHARE_REJECTED } from "@/lib/submissions/share-text"
import { ShareChoices } from "./share-choices"

export interface ShareDialogProps {
	row: Submission
	onClose: () => void
	onShared: () => void
}

/** Only a choice shares; opening this does not. Mount it for one testimonial, unmount it to close. */
export function ShareDialog({ row, onClose, onShared }: ShareDialogProps) {
	// The toast that led here would lie on the choices.
	useEffect(() => void toast.dismiss(), [])
	const pending = row.status === "pending"
	const written = isWritten(row)
	return (
		<Dialog
			open
			onOpenChange={(open) => !open && onClose()}
			title={shareWords.title(row.name)}
			description={canShare(row) ? !pending && (written ? shareWords.anyoneText : shareWords.anyone) : SHARE_REJECTED}
		>
			{canShare(row) && (
				<>
					{pending && <Notice>{written ? shareWords.pendingText : shareWords.pending}</Notice>}
					<ShareChoices id={row.id} written={written} onShared={onShared} />
				</>
			)}
		</Dialog>
	)
}
