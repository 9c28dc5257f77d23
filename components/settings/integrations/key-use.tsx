import { LocalTime } from "@/components/ui/local-time"
import type { ApiKey } from "@/lib/client/contract"
import { KEY_LAST_USED, KEY_NEVER_USED, usedBy } from "./integrations-texts"

/** When a key was used last, and by what. */
export function KeyUse({ apiKey: { last_used_at, last_used_by, last_used_from } }: { apiKey: ApiKey }) {
	if (!last_used_at) return KEY_NEVER_USED
	return (
		<>
			{KEY_LAST_USED} <LocalTime iso={last_used_at} />
			{usedBy(last_used_by, last_used_from)}
		</>
	)
}
