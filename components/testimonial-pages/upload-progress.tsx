import { useEffect, useRef } from "react"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import type { WaitingStatus } from "@/lib/client/outgoing-submission"
import { timeLeftText } from "@/lib/client/transfer-rate"
import { t } from "@/lib/languages/t"
import { formatMegabytes } from "@/lib/recorder/format-megabytes"
import * as formWords from "./form-words"
import type { UploadView } from "./upload-view"
import * as uploadWords from "./upload-words"

export interface UploadProgressProps {
	upload: UploadView
	/** A text is sent, which has no progress to show. */
	written?: boolean
	onCancel(): void
}

/** From the first wait on, its box and its button stay, since attempts start and stop every few seconds. */
export function UploadProgress({ upload, written = false, onCancel }: UploadProgressProps) {
	const region = useRef<HTMLElement>(null)
	const waited = useRef<WaitingStatus>(null)
	useEffect(() => region.current?.focus(), [])
	if (upload.phase === "idle" || upload.phase === "failed") return null
	const waiting = upload.phase === "waiting" ? upload : null
	if (waiting) waited.current = waiting
	const last = upload.phase === "sent" ? null : waited.current
	const measured = written ? null : upload.phase === "sending" ? upload : waiting
	const heading = t((written ? uploadWords.textHeadings : formWords.uploadHeadings)[upload.phase])
	const percent = measured ? Math.floor((100 * measured.sentBytes) / measured.totalBytes) : 100
	return (
		<section ref={region} tabIndex={-1} aria-label={t(uploadWords.label)} className="flex flex-col gap-3 outline-none">
			{upload.phase === "sent" && upload.late ? (
				<Stored />
			) : last ? (
				<Trouble
					last={last}
					over={!waiting}
					heading={heading}
					safe={written ? t(uploadWords.textSafeHere) : t(uploadWords.safeHere)}
				/>
			) : (
				<p role="status" className="text-base font-medium">
					{heading}
				</p>
			)}
			<div
				role="progressbar"
				aria-label={heading}
				aria-valuemin={0}
				aria-valuemax={100}
				aria-valuenow={measured ? percent : undefined}
				className="h-2 overflow-hidden rounded-full bg-sunken"
			>
				<div
					className={`h-full rounded-full bg-accent transition-[width] ${measured ? "" : "animate-breathe"}`}
					style={{ width: `${percent}%` }}
				/>
			</div>
			<p className="flex min-h-5 flex-wrap justify-between gap-x-4 text-sm text-ink-muted tabular-nums">
				{measured && (
					<span>
						{uploadWords.bytesSent(formatMegabytes(measured.sentBytes), formatMegabytes(measured.totalBytes))}
					</span>
				)}
				{upload.phase === "sending" && upload.secondsLeft !== null && <span>{timeLeftText(upload.secondsLeft)}</span>}
				{upload.phase === "processing" && t(uploadWords.keepOpen)}
			</p>
			{upload.phase !== "sent" && (
				<div className="grid auto-cols-fr grid-flow-col gap-3">
					{last && (
						<Button variant="primary" size="lg" wide aria-disabled={!waiting} onClick={() => waiting?.tryNow()}>
							{t(uploadWords.tryNow)}
						</Button>
					)}
					<Button onClick={onCancel} size="lg" wide>
						{t(formWords.cancel)}
					</Button>
				</div>
			)}
		</section>
	)
}

interface TroubleProps {
	last: WaitingStatus
	over: boolean
	heading: string
	safe: string
}

function Trouble({ last, over, heading, safe }: TroubleProps) {
	return (
		<Notice tone={over ? "info" : "warning"} role={over ? "status" : "alert"}>
			{/* Stacked, so that the box has room for the longer text. */}
			<div className="grid font-medium *:col-start-1 *:row-start-1">
				<p className={over ? "invisible" : ""}>{last.detail || silenceText(last.status)}</p>
				{over && <p>{heading}</p>}
			</div>
			<p>{safe}</p>
		</Notice>
	)
}

function Stored() {
	return (
		<Notice role="status">
			<p className="font-medium">{t(uploadWords.storedSafely)}</p>
			<p>{t(uploadWords.opensSoon)}</p>
		</Notice>
	)
}

function silenceText(status: number): string {
	return status === 0 ? t(uploadWords.noConnection) : t(uploadWords.noAnswer)
}
