"use client"

import { Download } from "lucide-react"
import { MoreButton } from "@/components/forms/more-button"
import { SectionHeader } from "@/components/forms/section-header"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { type Page, useMore } from "@/components/forms/use-more"
import { Button } from "@/components/ui/button"
import { LocalTime } from "@/components/ui/local-time"
import type { ErasureReceipt } from "@/lib/client/contract"
import { saveFile } from "@/lib/client/save-file"
import { adminCall } from "@/lib/client/session"
import { privacyWords } from "../settings-words"
import { countsInWords } from "./person-counts"

export interface ReceiptsProps {
	first: Page<ErasureReceipt>
	access: SettingsAccess
	businessName: string
}

export function Receipts({ first, access, businessName }: ReceiptsProps) {
	const { items, hasMore, busy, more } = useMore(first, async (cursor) => {
		const query = { ...namedTenant(access), cursor }
		const { receipts, next_cursor } = await adminCall("GET /api/admin/people/receipts", { query })
		return { items: receipts, next: next_cursor }
	})
	const download = (receipt: ErasureReceipt) =>
		saveFile(
			new Blob([receiptText(receipt, businessName)], { type: "text/plain" }),
			`erasure-receipt-${receipt.erased_at.slice(0, 10)}-${receipt.id.slice(0, 8)}.txt`,
		)
	return (
		<section className="flex flex-col gap-3" aria-labelledby="receipts-title">
			<div id="receipts-title">
				<SectionHeader level={3} title={privacyWords.receipts} about={privacyWords.receiptsAbout} />
			</div>
			{items.length === 0 ? (
				<p className="border-y border-line py-6 text-ink-muted">{privacyWords.noReceipts}</p>
			) : (
				<ul aria-label={privacyWords.receipts} className="divide-y divide-line border-y border-line">
					{items.map((receipt) => (
						<li key={receipt.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
							<div className="min-w-0 flex-1 basis-56">
								<p className="font-medium">{countsInWords(receipt.counts) || privacyWords.nothingStored}</p>
								<p className="mt-0.5 break-words text-ink-muted">
									<LocalTime iso={receipt.erased_at} />
									{privacyWords.erasedBy(receipt.erased_by)}
								</p>
							</div>
							<Button size="sm" onClick={() => download(receipt)}>
								<Download aria-hidden size={16} />
								{privacyWords.receipt}
								<span className="sr-only"> {privacyWords.receiptDownload(receipt.id.slice(0, 8))}</span>
							</Button>
						</li>
					))}
				</ul>
			)}
			{hasMore && <MoreButton label={privacyWords.olderReceipts} busy={busy} onMore={more} />}
		</section>
	)
}

function receiptText(receipt: ErasureReceipt, businessName: string): string {
	return [
		"ERASURE RECEIPT",
		"",
		`Business:     ${businessName}`,
		`Receipt:      ${receipt.id}`,
		`Erased at:    ${receipt.erased_at}`,
		`Erased by:    ${receipt.erased_by}`,
		`Erased:       ${countsInWords(receipt.counts) || "nothing was saved"}`,
		`Fingerprint:  ${receipt.email_fingerprint}`,
		"",
		"The fingerprint is an HMAC-SHA-256 of the email address, made with a key that only the server has. It can prove later",
		"which address was erased, without storing it.",
		"",
	].join("\n")
}
