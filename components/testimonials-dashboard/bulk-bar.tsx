import { Check, Trash2, X } from "lucide-react"
import { bottomBar } from "@/components/ui/bottom-bar"
import { Button } from "@/components/ui/button"
import { IconButton } from "@/components/ui/icon-button"

export interface BulkBarProps {
	count: number
	onApprove: () => void
	onReject: () => void
	onDelete: () => void
	onClear: () => void
}

/** Floats above the list, so that selecting a row moves nothing under the pointer. */
export function BulkBar({ count, onApprove, onReject, onDelete, onClear }: BulkBarProps) {
	return (
		<div
			ref={bottomBar}
			role="toolbar"
			aria-label="Selected testimonials"
			className="fixed inset-x-0 bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 mx-auto flex w-fit max-w-[calc(100vw-1rem)] animate-appear items-center gap-1 rounded-surface bg-surface p-2 shadow-float"
		>
			<p role="status" className="px-2 font-medium whitespace-nowrap tabular-nums">
				{count}
				<span className="max-sm:sr-only"> selected</span>
			</p>
			<Button size="sm" variant="quiet" onClick={onApprove}>
				<Check aria-hidden size={16} className="max-sm:hidden" />
				Approve
			</Button>
			<Button size="sm" variant="quiet" onClick={onReject}>
				<X aria-hidden size={16} className="max-sm:hidden" />
				Reject
			</Button>
			<Button size="sm" variant="quiet" onClick={onDelete}>
				<span className="flex items-center gap-2 text-danger">
					<Trash2 aria-hidden size={16} className="max-sm:hidden" />
					Delete
				</span>
			</Button>
			<IconButton label="Clear selection" onClick={onClear}>
				<X aria-hidden size={16} />
			</IconButton>
		</div>
	)
}
