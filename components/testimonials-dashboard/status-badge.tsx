import { Badge, type BadgeTone } from "@/components/ui/badge"
import type { SubmissionStatus } from "@/lib/client/contract"
import { testimonialListWords } from "@/lib/submissions/dashboard-words"

const TONES: Record<SubmissionStatus, BadgeTone> = { pending: "warning", approved: "success", rejected: "neutral" }

export function StatusBadge({ status, withdrawn }: { status: SubmissionStatus; withdrawn: boolean }) {
	if (withdrawn) return <Badge tone="danger">{testimonialListWords.statusLabels.withdrawn}</Badge>
	return <Badge tone={TONES[status]}>{testimonialListWords.statusLabels[status]}</Badge>
}
