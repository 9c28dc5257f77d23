"use client"

import { useHydrated } from "@/components/ui/use-hydrated"
import { lastSubmission } from "@/lib/client/last-submission"
import { RECEIPT_NOTE } from "./thank-you-texts"

/** Shown only in the tab that sent the testimonial, since anyone can open the page. Its space is always reserved. */
export function ReceiptNote({ tenantSlug, preview }: { tenantSlug: string; preview: boolean }) {
	const hydrated = useHydrated()
	const sent = preview || (hydrated && lastSubmission(tenantSlug) !== null)
	return <p className={`max-w-prose text-base text-ink-muted ${sent ? "" : "invisible"}`}>{RECEIPT_NOTE}</p>
}
