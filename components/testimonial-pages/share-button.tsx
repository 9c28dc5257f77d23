"use client"

import { useState } from "react"
import { Button } from "@/components/ui/button"
import { Glyph } from "@/components/ui/glyph"
import { LineIcon } from "@/components/ui/line-icon"
import { t } from "@/lib/languages/t"
import * as sharedPageWords from "./shared-page-words"

/** The page's own address, without what a network or a mail program appended to it. */
const address = () => window.location.origin + window.location.pathname

/** Opens a phone's own share sheet. On a desk, where a share sheet is a detour, it copies the link. */
export function ShareButton({ title }: { title: string }) {
	const [copied, setCopied] = useState<"no" | "yes" | "refused">("no")

	async function share(): Promise<void> {
		if (typeof navigator.share === "function" && window.matchMedia("(pointer: coarse)").matches) {
			try {
				return await navigator.share({ title, url: address() })
			} catch (error) {
				// The visitor closed the sheet.
				if (error instanceof DOMException && error.name === "AbortError") return
			}
		}
		try {
			await navigator.clipboard.writeText(address())
			setCopied("yes")
		} catch {
			setCopied("refused")
		}
	}

	return (
		<>
			<Button size="lg" onClick={() => void share()}>
				{copied === "yes" ? <Glyph name="check" /> : <ShareMark />}
				{copied === "yes" ? t(sharedPageWords.linkCopied) : t(sharedPageWords.share)}
			</Button>
			<span role="status" className="sr-only">
				{copied === "yes" && t(sharedPageWords.linkCopied)}
			</span>
			{copied === "refused" && (
				<label className="flex w-full flex-col gap-1 text-sm text-ink-muted">
					{t(sharedPageWords.copyByHand)}
					<input
						readOnly
						// biome-ignore lint/a11y/noAutofocus: the visitor pressed Share to get this address.
						autoFocus
						value={address()}
						onFocus={({ currentTarget }) => currentTarget.select()}
						className="h-12 w-full rounded-control border border-line-strong bg-surface px-3 text-base text-ink"
					/>
				</label>
			)}
		</>
	)
}

function ShareMark() {
	return (
		<LineIcon size={16}>
			<path d="M12 15V3M7 8l5-5 5 5" />
			<path d="M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7" />
		</LineIcon>
	)
}
