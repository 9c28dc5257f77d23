import { useEffect, useState } from "react"
import type { RetentionPreview } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import type { RetentionValues } from "./retention-values"

/** `preview` is undefined while it is counted, and null if that failed. `tenantId` is for a platform admin. */
export function usePreview(
	{ testimonial_months, conversation_days }: RetentionValues,
	tenantId: string | undefined,
): { preview: RetentionPreview | null | undefined; again(): void } {
	const [tries, setTries] = useState(0)
	const [counted, setCounted] = useState<{ key: string; preview: RetentionPreview | null } | null>(null)
	const key = [testimonial_months, conversation_days, tries].join()
	useEffect(() => {
		const leaving = new AbortController()
		const query = { tenant_id: tenantId, testimonial_months, conversation_days }
		adminCall("GET /api/admin/retention/preview", { query, signal: leaving.signal }).then(
			(preview) => setCounted({ key, preview }),
			() => {
				if (!leaving.signal.aborted) setCounted({ key, preview: null })
			},
		)
		return () => leaving.abort()
	}, [key, testimonial_months, conversation_days, tenantId])
	return {
		preview: counted?.key === key ? counted.preview : undefined,
		again: () => setTries((before) => before + 1),
	}
}
