import { Pin } from "lucide-react"
import { dashboardWords } from "@/lib/submissions/dashboard-words"

export function PinMark() {
	return (
		<span title={dashboardWords.pinned} className="ms-1.5 inline-block align-[-0.125em] text-accent-text">
			<Pin aria-hidden size={14} />
			<span className="sr-only">{dashboardWords.pinned}</span>
		</span>
	)
}
