import { Check, Tags, Trash2, X } from "lucide-react"
import { bottomBar } from "@/components/ui/bottom-bar"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { IconButton } from "@/components/ui/icon-button"
import { dashboardWords, testimonialListWords } from "@/lib/submissions/dashboard-words"
import { tagWords } from "./tags/tags-words"

export interface BulkBarProps {
	count: number
	/** False if every selected testimonial is withdrawn. They can then only be deleted. */
	usable: boolean
	/** False if every one of them is rejected, with a reason or without. */
	rejectable: boolean
	onApprove: () => void
	onReject: () => void
	/** Absent on the platform's list. */
	onTags?: () => void
	onDelete: () => void
	onClear: () => void
}

/** Floats above the list, so that selecting a row moves nothing under the pointer. */
export function BulkBar({ count, usable, rejectable, onApprove, onReject, onTags, onDelete, onClear }: BulkBarProps) {
	return (
		<div
			ref={bottomBar}
			role="toolbar"
			aria-label={testimonialListWords.selectedTestimonials}
			className="fixed inset-x-0 bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 mx-auto flex w-fit max-w-[calc(100vw-1rem)] animate-appear items-center gap-1 rounded-surface bg-surface p-2 shadow-float"
		>
			<p role="status" className="px-2 font-medium whitespace-nowrap tabular-nums">
				{count}
				<span className="max-sm:sr-only"> {testimonialListWords.selected}</span>
			</p>
			<Button size="sm" variant="quiet" disabled={!usable} onClick={onApprove}>
				<Check aria-hidden size={16} className="max-sm:hidden" />
				{dashboardWords.approve}
			</Button>
			<Button size="sm" variant="quiet" disabled={!rejectable} onClick={onReject}>
				<X aria-hidden size={16} className="max-sm:hidden" />
				{dashboardWords.reject}
			</Button>
			{onTags && (
				<Button size="sm" variant="quiet" disabled={!usable} onClick={onTags}>
					<Tags aria-hidden size={16} className="max-sm:hidden" />
					{tagWords.tags}
				</Button>
			)}
			<Button size="sm" variant="quiet" onClick={onDelete}>
				<span className="flex items-center gap-2 text-danger">
					<Trash2 aria-hidden size={16} className="max-sm:hidden" />
					{commonWords.delete}
				</span>
			</Button>
			<IconButton label={testimonialListWords.clearSelection} onClick={onClear}>
				<X aria-hidden size={16} />
			</IconButton>
		</div>
	)
}
