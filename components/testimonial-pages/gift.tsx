"use client"

import { useState } from "react"
import { Button } from "@/components/ui/button"
import { Glyph } from "@/components/ui/glyph"
import { downloadGift, logGiftDownload } from "@/lib/client/download-gift"
import { lastSubmission } from "@/lib/client/last-submission"
import { GIFT_BUTTON, GIFT_DONE, GIFT_MESSAGE, GIFT_PREVIEW, GIFT_TEXT, GIFT_TITLE } from "./thank-you-texts"

export interface GiftProps {
	tenantSlug: string
	giftUrl: string
	previewUrl: string | null
}

/** Offers the gift as a download and counts it. */
export function Gift({ tenantSlug, giftUrl, previewUrl }: GiftProps) {
	const [stage, setStage] = useState<"offered" | "fetching" | "done">("offered")

	async function download(): Promise<void> {
		setStage("fetching")
		logGiftDownload(tenantSlug, lastSubmission(tenantSlug))
		await downloadGift(tenantSlug, giftUrl)
		setStage("done")
	}

	return (
		<section aria-labelledby="gift-title" className="flex flex-wrap items-center gap-6 border-y border-line py-8">
			{previewUrl && (
				<img
					src={previewUrl}
					alt={GIFT_PREVIEW}
					className="aspect-3/4 w-32 rotate-[-1.5deg] rounded-control bg-surface object-cover shadow-float"
				/>
			)}
			<div className="flex min-w-56 flex-1 flex-col items-start gap-3">
				<h2 id="gift-title" className="font-display text-lg">
					{GIFT_TITLE}
				</h2>
				<p className="text-base text-ink-muted">{GIFT_TEXT}</p>
				<Button variant="primary" size="lg" busy={stage === "fetching"} onClick={() => void download()}>
					{stage !== "fetching" && <Glyph name={stage === "done" ? "check" : "download"} />}
					{stage === "done" ? GIFT_DONE : GIFT_BUTTON}
				</Button>
				<p role="status" className="min-h-5 text-sm text-success">
					{stage === "done" && GIFT_MESSAGE}
				</p>
			</div>
		</section>
	)
}
