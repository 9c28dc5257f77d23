import { Badge, type BadgeTone } from "@/components/ui/badge"
import type { SubmissionStatus } from "@/lib/client/contract"
import { STATUS_LABELS } from "@/lib/submissions/dashboard-texts"

const TONES: Record<SubmissionStatus, BadgeTone> = { pending: "warning", approved: "success", rejected: "neutral" }

export function StatusBadge({ status, withdrawn }: { status: SubmissionStatus; withdrawn: boolean }) {
	if (withdrawn) return <Badge tone="danger">{STATUS_LABELS.withdrawn}</Badge>
	return <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>
}
