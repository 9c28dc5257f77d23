import { SkippedLines } from "@/components/forms/skipped-lines"
import { Stars } from "@/components/testimonial-pages/stars"
import { LocalTime } from "@/components/ui/local-time"
import { Notice } from "@/components/ui/notice"
import type { ImportPlan, PlannedRow } from "@/lib/submissions/imports/plan-import"
import { moreReady, PREVIEW, ready as readyText } from "../import-texts"

const SHOWN = 4

/** The first testimonials as they will be stored, and the lines that are left out. */
export function ImportPreview({ plan: { ready, skipped } }: { plan: ImportPlan }) {
	const more = ready.length - SHOWN
	return (
		<section aria-label={PREVIEW} className="flex flex-col gap-4">
			<Notice tone={ready.length > 0 ? "success" : "warning"} title={readyText(ready.length)} role="status">
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
			{more > 0 && <p className="text-ink-muted">{moreReady(more)}</p>}
		</section>
	)
}

function PreviewRow({ row: { value } }: { row: PlannedRow }) {
	return (
		<li className="flex flex-col gap-1.5 rounded-control border border-line p-4">
			<p className="flex flex-wrap items-baseline justify-between gap-x-3">
				<span className="font-medium wrap-anywhere">{value.name}</span>
				<span className="text-ink-muted">
					<LocalTime iso={value.givenOn.toISOString()} dayOnly />
				</span>
			</p>
			{value.stars && <Stars count={value.stars} />}
			<p className="line-clamp-3 whitespace-pre-line wrap-anywhere">{value.text}</p>
			<p className="text-ink-muted wrap-anywhere empty:hidden">
				{[value.email, value.website, value.sourceUrl].filter(Boolean).join(" · ")}
			</p>
		</li>
	)
}
