"use client"

import type { MouseEvent } from "react"
import { t } from "@/lib/languages/t"
import { formatDuration } from "@/lib/recorder/format-duration"
import type { Passage } from "@/lib/submissions/shared-page/passages-of"
import * as sharedPageWords from "./shared-page-words"

/** Plays the video of the same article from where the pressed line begins. Without a script the link leads to it. */
function playLine(event: MouseEvent<HTMLElement>): void {
	const { target, currentTarget } = event
	const line = target instanceof Element ? target.closest<HTMLElement>("[data-start]") : null
	const video = currentTarget.closest("article")?.querySelector("video")
	// The end of a selection with the mouse is no press.
	if (!line || !video || window.getSelection()?.isCollapsed === false) return
	event.preventDefault()
	video.currentTime = Number(line.dataset.start) / 1000
	video.scrollIntoView({ block: "nearest" })
	void video.play()?.catch(() => undefined)
}

export interface TranscriptProps {
	passages: readonly Passage[]
	/** BCP 47. */
	language: string | undefined
}

export function Transcript({ passages, language }: TranscriptProps) {
	return (
		<details className="border-t border-line">
			<summary className="flex min-h-12 items-center gap-2 py-2 text-base font-medium summary-arrow">
				{t(sharedPageWords.readTranscript)}
			</summary>
			<p className="text-sm text-ink-muted">{t(sharedPageWords.transcriptHelp)}</p>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: each line holds a link, which the keyboard presses. */}
			<ol lang={language} onClick={playLine} className="mt-3 flex max-w-prose flex-col">
				{passages.map(({ start_ms, text }) => {
					const time = formatDuration(start_ms / 1000)
					return (
						<li
							key={start_ms}
							data-start={start_ms}
							className="grid cursor-pointer grid-cols-[3.5rem_minmax(0,1fr)] rounded-control py-1 hover:bg-sunken"
						>
							<a
								href="#video"
								aria-label={sharedPageWords.playFrom(time)}
								className="inline-flex min-h-10 items-center self-start text-sm text-accent-text tabular-nums underline-offset-4 hover:underline"
							>
								{time}
							</a>
							<p dir="auto" className="py-2 text-base">
								{text}
							</p>
						</li>
					)
				})}
			</ol>
		</details>
	)
}
