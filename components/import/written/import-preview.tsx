import { SkippedLines } from "@/components/forms/skipped-lines"
import { Stars } from "@/components/testimonial-pages/stars"
import { commonWords } from "@/components/ui/common-words"
import { Notice } from "@/components/ui/notice"
import { TEXT_FIELDS } from "@/lib/submissions/form-fields"
import type { ImportPlan, PlannedRow } from "@/lib/submissions/imports/plan-import"
import { storedValue } from "@/lib/submissions/stored-fields"
import * as testimonialWords from "@/lib/submissions/words-public"
import { importWords } from "../import-words"

const SHOWN = 4

export function ImportPreview({ plan: { ready, skipped }, above }: { plan: ImportPlan; above: number }) {
	const unread = ready.filter(({ value }) => value.sourceRating !== null && value.stars === null).length
	const more = ready.length - SHOWN
	return (
		<section aria-label={commonWords.preview} className="flex flex-col gap-4">
			<Notice tone={ready.length > 0 ? "success" : "warning"} title={importWords.ready(ready.length)} role="status">
				{above > 0 && <p>{importWords.linesAbove(above)}</p>}
				{unread > 0 && <p>{importWords.unreadRatings(unread)}</p>}
				{skipped.length > 0 && (
					<SkippedLines lines={skipped.map(({ line, name, detail }) => ({ line, about: name, reason: detail }))} />
				)}
			</Notice>
			{ready.length > 0 && (
				<ul className="grid gap-3 lg:grid-cols-2">
					{ready.slice(0, SHOWN).map((row) => (
						<PreviewRow key={row.line} row={row} />
					))}
				</ul>
			)}
			{more > 0 && <p className="text-ink-muted">{importWords.moreReady(more)}</p>}
		</section>
	)
}

function PreviewRow({ row: { value } }: { row: PlannedRow }) {
	const said = TEXT_FIELDS.filter(({ name }) => name !== "name").map(({ name }) => storedValue(value, name))
	// "5" beside five stars says nothing more.
	const isSaid = value.sourceRating !== null && value.sourceRating !== String(value.stars)
	return (
		<li className="flex flex-col gap-1.5 rounded-control border border-line p-4">
			<p className="flex flex-wrap items-baseline justify-between gap-x-3">
				<span className="font-medium wrap-anywhere">{value.name}</span>
				<time dateTime={value.givenOn.toISOString()} className="text-ink-muted">
					{importWords.dayInWords(value.givenOn)}
				</time>
			</p>
			<p className="flex flex-wrap items-baseline gap-x-2 empty:hidden">
				{value.stars && <Stars count={value.stars} />}
				{isSaid && (
					<span className="text-ink-muted wrap-anywhere">{importWords.givenRating(value.sourceRating ?? "")}</span>
				)}
			</p>
			<p className="line-clamp-3 whitespace-pre-line wrap-anywhere">{value.text}</p>
			<p className="text-ink-muted wrap-anywhere empty:hidden">
				{[value.relation && testimonialWords.relationOf(value.relation), ...said, value.sourceUrl]
					.filter(Boolean)
					.join(" · ")}
			</p>
		</li>
	)
}
