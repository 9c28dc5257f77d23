import { type SyntheticEvent, useEffect, useRef, useState } from "react"
import { CaptionsTrack } from "@/components/testimonial-pages/captions-track"
import { VideoPlayer } from "@/components/testimonial-pages/video-player"
import { Button } from "@/components/ui/button"
import { classNames } from "@/components/ui/class-names"
import { Glyph } from "@/components/ui/glyph"
import type { Quote } from "@/lib/client/contract"
import { t } from "@/lib/languages/t"
import { formatDuration } from "@/lib/recorder/format-duration"
import * as chatWords from "../parts/chat-words"

export interface SpokenQuoteProps {
	quote: Quote
	/** The answer above has the same words. */
	isTold: boolean
}

/** Plays in place, from that sentence on; no video loads before. A deleted testimonial takes its words with it. */
export function SpokenQuote({ quote, isTold }: SpokenQuoteProps) {
	const [isOpen, setOpen] = useState(false)
	const [isGone, setGone] = useState(false)
	const begun = useRef(false)
	const { first_name, text, start_ms, video_url, content_type, rendition_url, poster_url, captions } = quote
	if (isGone) return <p className="text-sm text-ink-muted">{t(chatWords.quoteGone)}</p>

	/** Once only: later the visitor seeks. */
	function begin({ currentTarget }: SyntheticEvent<HTMLVideoElement>): void {
		if (begun.current) return
		begun.current = true
		currentTarget.currentTime = start_ms / 1000
		// The pressed button, which had the focus, is gone by now.
		if (document.activeElement === document.body) currentTarget.focus({ preventScroll: true })
		// A browser may refuse to play by itself. The player's own button then does.
		currentTarget.play().catch(() => undefined)
	}

	return (
		<figure
			className={classNames(
				"my-1 flex w-full max-w-md flex-col items-start gap-3",
				!isTold && "border-s-2 border-accent ps-4",
			)}
		>
			{!isTold && (
				<blockquote lang={captions.language} dir="auto" className="wrap-anywhere">
					“{text}”
				</blockquote>
			)}
			{isOpen ? (
				<VideoPlayer
					aria-label={chatWords.testimonialOf(first_name)}
					poster={poster_url ?? undefined}
					preload="auto"
					className="max-h-80 w-full rounded-control bg-stage"
					sources={[
						{ src: video_url, type: content_type },
						...(rendition_url ? [{ src: rendition_url, type: "video/mp4" }] : []),
					]}
					onLoadedMetadata={begin}
					missing={<Gone onGone={() => setGone(true)} />}
				>
					<CaptionsTrack captions={captions} />
				</VideoPlayer>
			) : (
				<Button onClick={() => setOpen(true)}>
					<Glyph name="play" />
					{chatWords.hearFrom(first_name, formatDuration(start_ms / 1000))}
				</Button>
			)}
		</figure>
	)
}

function Gone({ onGone }: { onGone(): void }) {
	useEffect(onGone, [onGone])
	return null
}
