"use client"

import { useHydrated } from "@/components/ui/use-hydrated"
import { lastSubmission } from "@/lib/client/last-submission"
import { t } from "@/lib/languages/t"
import * as thankYouWords from "./thank-you-words"

interface ReceiptNoteProps {
	tenantSlug: string
	either: boolean
	preview: boolean
}

/** Shown only in the tab that sent the testimonial, since anyone can open the page. Its space is always reserved. */
export function ReceiptNote({ tenantSlug, either, preview }: ReceiptNoteProps) {
	const hydrated = useHydrated()
	const sent = preview || (hydrated && lastSubmission(tenantSlug) !== null)
	return (
		<p className={`max-w-prose text-base text-ink-muted ${sent ? "" : "invisible"}`}>
			{either ? t(thankYouWords.receiptNoteEither) : t(thankYouWords.receiptNote)}
		</p>
	)
}
