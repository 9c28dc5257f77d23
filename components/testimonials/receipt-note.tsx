"use client"

import { useAlive } from "@/components/ui/use-alive"
import { lastSubmission } from "@/lib/client/last-submission"

/** Only to whoever has submitted in this tab: the page can be opened by anybody. Its room is there in any case. */
export function ReceiptNote({ tenantSlug, preview }: { tenantSlug: string; preview: boolean }) {
	const alive = useAlive()
	const sent = preview || (alive && lastSubmission(tenantSlug) !== null)
	return (
		<p className={`max-w-prose text-base text-ink-muted ${sent ? "" : "invisible"}`}>
			We have sent a receipt to your email address, with a private link to your video and your consent.
		</p>
	)
}
