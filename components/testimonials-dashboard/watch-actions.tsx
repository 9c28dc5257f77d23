import { Captions, Check, Download, FileDown, Image, Share2, Trash2, X } from "lucide-react"
import Link from "next/link"
import { Button } from "@/components/ui/button"
import { buttonClass } from "@/components/ui/button-class"
import { commonWords } from "@/components/ui/common-words"
import type { Submission } from "@/lib/client/contract"
import { dashboardWords } from "@/lib/submissions/dashboard-words"
import { canUse, isWritten } from "@/lib/submissions/policy"

export interface WatchActionsProps {
	row: Submission
	readOnly: boolean
	onApprove: () => void
	onReject: () => void
	onShare: () => void
	onDownload: () => void
	onOriginal: () => void
	onPoster: () => void
	onDelete: () => void
}

/** Every button keeps its place whatever the status, so that a second press never meets another action. */
export function WatchActions({ row, readOnly, ...on }: WatchActionsProps) {
	const approved = row.status === "approved"
	if (!canUse(row)) {
		return (
			<Button wide variant="danger" disabled={readOnly} onClick={on.onDelete}>
				<Trash2 aria-hidden size={16} />
				{commonWords.delete}
			</Button>
		)
	}
	return (
		<div className="flex flex-col gap-2">
			<div className="grid grid-cols-2 gap-2">
				{/* Not disabled while it has the focus, which would be lost. */}
				<Button
					wide
					variant={approved ? "secondary" : "primary"}
					disabled={readOnly}
					aria-disabled={approved || undefined}
					onClick={on.onApprove}
				>
					<Check aria-hidden size={16} />
					{dashboardWords.approve}
				</Button>
				<Button wide disabled={readOnly} onClick={on.onReject}>
					<X aria-hidden size={16} />
					{dashboardWords.rejectOne(row)}
				</Button>
			</div>
			<div className="flex gap-2 *:flex-auto lg:flex-col">
				<Button size="sm" variant={approved ? "primary" : "secondary"} disabled={readOnly} onClick={on.onShare}>
					<Share2 aria-hidden size={16} />
					{dashboardWords.share}
				</Button>
				{!isWritten(row) && (
					<>
						<Button size="sm" disabled={row.playback_state !== "ready"} onClick={on.onDownload}>
							<Download aria-hidden size={16} />
							{dashboardWords.download}
						</Button>
						<Link href={`/admin/${row.tenant_slug}/captions/${row.id}`} className={buttonClass({ size: "sm" })}>
							<Captions aria-hidden size={16} />
							{dashboardWords.captions}
						</Link>
					</>
				)}
			</div>
			{!isWritten(row) && (
				<>
					<Button variant="quiet" disabled={readOnly || row.playback_state !== "ready"} onClick={on.onPoster}>
						<Image aria-hidden size={16} />
						{dashboardWords.poster}
					</Button>
					<Button variant="quiet" onClick={on.onOriginal}>
						<FileDown aria-hidden size={16} />
						{dashboardWords.downloadOriginal}
					</Button>
				</>
			)}
			<Button variant="quiet" disabled={readOnly} onClick={on.onDelete}>
				<span className="flex items-center gap-2 text-danger">
					<Trash2 aria-hidden size={16} />
					{commonWords.delete}
				</span>
			</Button>
		</div>
	)
}
