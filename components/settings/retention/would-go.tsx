import { LocalTime } from "@/components/ui/local-time"
import type { RetentionPreview } from "@/lib/client/contract"
import type { Setting } from "./retention-values"
import { retentionWords } from "./retention-words"

export interface WouldGoProps {
	setting: Setting
	due: RetentionPreview[keyof RetentionPreview]
}

export function WouldGo({ setting, due }: WouldGoProps) {
	if (!due?.oldest_at) return retentionWords.nothingDue
	return (
		<>
			{retentionWords.wouldGo(setting, due.count)} <LocalTime iso={due.oldest_at} dayOnly />.
		</>
	)
}
