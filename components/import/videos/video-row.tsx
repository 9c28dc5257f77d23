import { Check, RotateCcw, TriangleAlert, X } from "lucide-react"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { Disclosure } from "@/components/ui/disclosure"
import { IconButton } from "@/components/ui/icon-button"
import { TextField } from "@/components/ui/text-field"
import { formatMegabytes } from "@/lib/recorder/format-megabytes"
import { videoImportWords } from "../import-words"
import { type ImportItem, isRunning, sentOf } from "./import-item"
import { MoreFields } from "./more-fields"
import { ProgressBar } from "./progress-bar"
import type { VideoImport } from "./use-video-import"

export interface VideoRowProps {
	item: ImportItem
	/** Other videos are on their way, so nothing can be changed. */
	busy: boolean
	change: VideoImport["change"]
	onRemove(): void
	onRetry(): void
}

export function VideoRow({ item, busy, change, onRemove, onRetry }: VideoRowProps) {
	const { id, file, facts, state, errors } = item
	const isOpen = !busy && (state.phase === "ready" || state.phase === "failed")
	const set = (field: keyof typeof facts) => (value: string) => change(id, { [field]: value })
	return (
		<li className="flex flex-col gap-3 border-b border-line py-4 last:border-b-0">
			<div className="flex items-center justify-between gap-3">
				<p className="min-w-0 text-ink-muted">
					<span className="block truncate text-ink">{state.phase === "done" ? facts.name : file.name}</span>
					<span className="tabular-nums">{formatMegabytes(file.size)}</span>
				</p>
				<div className="flex shrink-0 items-center gap-2">
					<State item={item} />
					{isOpen && (
						<IconButton label={videoImportWords.removeVideo(file.name)} onClick={onRemove}>
							<X aria-hidden size={16} />
						</IconButton>
					)}
				</div>
			</div>
			{isRunning(item) && state.phase !== "checking" && (
				<ProgressBar
					label={videoImportWords.progressOf(file.name)}
					share={state.phase === "sending" || state.phase === "waiting" ? sentOf(item) / file.size : null}
				/>
			)}
			{state.phase === "failed" && (
				<div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-danger">
					<p className="min-w-0 wrap-anywhere">{state.detail}</p>
					{!busy && (
						<Button size="sm" aria-label={videoImportWords.retryVideo(file.name)} onClick={onRetry}>
							<RotateCcw aria-hidden size={16} />
							{commonWords.tryAgain}
						</Button>
					)}
				</div>
			)}
			{isOpen && (
				<>
					<div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
						<TextField
							label={commonWords.name}
							autoComplete="off"
							value={facts.name}
							error={errors.name}
							onChange={({ target }) => set("name")(target.value)}
						/>
						<TextField
							label={videoImportWords.date}
							type="date"
							value={facts.date}
							error={errors.date}
							onChange={({ target }) => set("date")(target.value)}
						/>
					</div>
					<Disclosure
						summary={videoImportWords.details}
						open={Object.keys(facts).some((field) => errors[field] && field !== "name" && field !== "date")}
					>
						<MoreFields facts={facts} errors={errors} onChange={(part) => change(id, part)} />
					</Disclosure>
				</>
			)}
		</li>
	)
}

function State({ item: { state } }: { item: ImportItem }) {
	if (state.phase === "ready") return null
	const text =
		state.phase === "done" && state.existed ? videoImportWords.states.existed : videoImportWords.states[state.phase]
	return (
		<span className="flex items-center gap-1.5">
			{state.phase === "done" && <Check aria-hidden size={16} className="text-success" />}
			{state.phase === "failed" && <TriangleAlert aria-hidden size={16} className="text-danger" />}
			{text}
		</span>
	)
}
