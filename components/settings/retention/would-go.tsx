import { LocalTime } from "@/components/ui/local-time"
import type { RetentionPreview } from "@/lib/client/contract"
import { NOTHING_DUE, wouldGo } from "./retention-texts"
import type { Setting } from "./retention-values"

export interface WouldGoProps {
	setting: Setting
	due: RetentionPreview[keyof RetentionPreview]
}

/** How many a rule would delete now, and since when the oldest is there. */
export function WouldGo({ setting, due }: WouldGoProps) {
	if (!due?.oldest_at) return NOTHING_DUE
	return (
		<>
			{wouldGo(setting, due.count)} <LocalTime iso={due.oldest_at} dayOnly />.
		</>
	)
}
