"use client"

import Link from "next/link"
import { useEffect, useRef, useState } from "react"
import { LeaveGuard } from "@/components/forms/leave-guard"
import { namedTenant } from "@/components/forms/settings-access"
import { Button } from "@/components/ui/button"
import { buttonClass } from "@/components/ui/button-class"
import { commonWords } from "@/components/ui/common-words"
import { Notice } from "@/components/ui/notice"
import { formatDuration } from "@/lib/recorder/format-duration"
import { formatMegabytes } from "@/lib/recorder/format-megabytes"
import { VIDEOS_MAX } from "@/lib/submissions/imports/limits"
import { importWords, videoImportWords } from "../import-words"
import { StatementField } from "../statement-field"
import { useStatement } from "../use-statement"
import type { ImportProps } from "../written/written-import"
import { ChooseVideos } from "./choose-videos"
import { summaryOf } from "./import-item"
import { ProgressBar } from "./progress-bar"
import { useVideoImport, type VideoImport } from "./use-video-import"
import { VideoRow } from "./video-row"

export interface VideosImportProps extends ImportProps {
	maxSeconds: number
}

export function VideosImport({ access, tenantSlug, reviewHref, maxSeconds }: VideosImportProps) {
	const videos = useVideoImport({ tenantSlug, query: namedTenant(access), maxSeconds })
	const statement = useStatement(tenantSlug)
	const [note, setNote] = useState<string | null>(null)
	const { items, busy, unfinished } = videos
	const summary = summaryOf(items)
	const readOnly = access.videosReadOnly !== null
	const list = useRef<HTMLUListElement>(null)
	useEffect(() => {
		if (note === videoImportWords.fixFirst) list.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
	}, [note])

	function choose(chosen: File[], others: number) {
		const room = VIDEOS_MAX - items.length
		setNote(
			chosen.length > room
				? videoImportWords.tooMany(VIDEOS_MAX)
				: others > 0
					? videoImportWords.leftOut(others)
					: null,
		)
		videos.add(chosen)
	}

	async function start(only?: string) {
		const said = statement.take()
		if (!said) return
		setNote(null)
		if (!(await videos.start(said, only))) setNote(videoImportWords.fixFirst)
	}

	const ended = !busy && items.length > 0 && summary.stored + summary.existed > 0
	return (
		<div className="flex flex-col gap-6">
			<LeaveGuard on={busy} title={videoImportWords.leave} means={videoImportWords.leaveMeans} />
			{unfinished > 0 && (
				<Notice
					action={
						<Button size="sm" onClick={videos.forget}>
							{videoImportWords.forget}
						</Button>
					}
				>
					{videoImportWords.unfinished(unfinished)}
				</Notice>
			)}
			<ChooseVideos limit={formatDuration(maxSeconds)} disabled={readOnly || busy} onChoose={choose} />
			{note && (
				<Notice tone="warning" role="alert">
					{note}
				</Notice>
			)}
			{items.length > 0 && (
				<>
					<ul ref={list} aria-label={videoImportWords.chosen} className="flex flex-col border-y border-line">
						{items.map((item) => (
							<VideoRow
								key={item.id}
								item={item}
								busy={busy}
								change={videos.change}
								onRemove={() => videos.remove(item.id)}
								onRetry={() => void start(item.id)}
							/>
						))}
					</ul>
					{ended && (
						<Notice
							tone={summary.failed > 0 ? "warning" : "success"}
							role="status"
							title={videoImportWords.videosDone(summary.stored, summary.existed, summary.failed)}
						>
							{importWords.waitingForYou}
						</Notice>
					)}
					{summary.left > 0 && <StatementField statement={statement} disabled={readOnly || busy} />}
					{busy ? (
						<Running videos={videos} summary={summary} />
					) : (
						<div className="flex flex-wrap gap-2">
							{summary.left > 0 && (
								<Button variant="primary" disabled={readOnly} onClick={() => void start()}>
									{videoImportWords.importVideos(summary.left)}
								</Button>
							)}
							{ended && (
								<Link
									href={reviewHref}
									className={buttonClass({ variant: summary.left > 0 ? "secondary" : "primary" })}
								>
									{importWords.review}
								</Link>
							)}
							{ended && summary.left === 0 && <Button onClick={videos.clear}>{importWords.more}</Button>}
						</div>
					)}
				</>
			)}
		</div>
	)
}

function Running({ videos, summary }: { videos: VideoImport; summary: ReturnType<typeof summaryOf> }) {
	const { sentBytes, totalBytes } = summary
	return (
		<section aria-label={videoImportWords.importing} className="flex flex-col gap-3">
			<p role="status" className="font-medium">
				{videoImportWords.importing}
			</p>
			<ProgressBar label={videoImportWords.importing} share={sentBytes / totalBytes} />
			<div className="flex flex-wrap items-center justify-between gap-3 text-ink-muted">
				<p className="tabular-nums">
					{videoImportWords.inTotal(formatMegabytes(sentBytes), formatMegabytes(totalBytes))}
				</p>
				<Button onClick={videos.cancel}>{commonWords.cancel}</Button>
			</div>
			<p className="text-ink-muted">{videoImportWords.keepOpen}</p>
		</section>
	)
}
