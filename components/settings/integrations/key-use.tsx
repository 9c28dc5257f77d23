import { LocalTime } from "@/components/ui/local-time"
import type { ApiKey } from "@/lib/client/contract"
import { apiKeyWords } from "./integrations-words"

export function KeyUse({ apiKey: { last_used_at, last_used_by, last_used_from } }: { apiKey: ApiKey }) {
	if (!last_used_at) return apiKeyWords.neverUsed
	return (
		<>
			{apiKeyWords.lastUsed} <LocalTime iso={last_used_at} />
			{apiKeyWords.usedBy(last_used_by, last_used_from)}
		</>
	)
}
