"use client"

import { useState } from "react"
import { ContactFrame } from "@/components/layout/contact-frame"
import { Button } from "@/components/ui/button"
import { Glyph } from "@/components/ui/glyph"
import { downloadGift, logGiftDownload } from "@/lib/client/download-gift"
import { lastSubmission } from "@/lib/client/last-submission"
import { t } from "@/lib/languages/t"
import * as thankYouWords from "./thank-you-words"

export interface GiftProps {
	tenantSlug: string
	giftUrl: string
	previewUrl: string | null
}

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
				<div className="contact-mat w-36 rotate-[-2deg] shadow-float">
					<ContactFrame number={1}>
						<img src={previewUrl} alt={t(thankYouWords.giftPreview)} className="aspect-3/4 bg-surface object-cover" />
					</ContactFrame>
				</div>
			)}
			<div className="flex min-w-56 flex-1 flex-col items-start gap-3">
				<h2 id="gift-title" className="font-display text-lg">
					{t(thankYouWords.giftTitle)}
				</h2>
				<p className="text-base text-ink-muted">{t(thankYouWords.giftText)}</p>
				<Button variant="primary" size="lg" busy={stage === "fetching"} onClick={() => void download()}>
					{stage !== "fetching" && <Glyph name={stage === "done" ? "check" : "download"} />}
					{stage === "done" ? t(thankYouWords.giftDone) : t(thankYouWords.giftButton)}
				</Button>
				<p role="status" className="min-h-5 text-sm text-success">
					{stage === "done" && t(thankYouWords.giftMessage)}
				</p>
			</div>
		</section>
	)
}
