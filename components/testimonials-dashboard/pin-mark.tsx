import { Pin } from "lucide-react"
import { PINNED } from "@/lib/submissions/dashboard-texts"

/** Beside the name of a pinned testimonial. */
export function PinMark() {
	return (
		<span title={PINNED} className="ml-1.5 inline-block align-[-0.125em] text-accent-text">
			<Pin aria-hidden size={14} />
			<span className="sr-only">{PINNED}</span>
		</span>
	)
}
