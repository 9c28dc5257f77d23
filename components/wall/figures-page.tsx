import { PublicFrame } from "@/components/testimonial-pages/public-frame"
import { POWERED_BY } from "@/components/testimonial-pages/shared-page-texts"
import { buttonClass } from "@/components/ui/button-class"
import type { FiguresPage as Figures } from "@/lib/submissions/figures/loaders"
import {
	APPROVED,
	AVERAGE,
	averageMade,
	BACK_TO_WALL,
	figuresTitle,
	GIFT,
	IMPORTED,
	INVITED,
	NO_AVERAGE,
	NOT_SAID,
	OUTCOMES,
	PENDING,
	REASONS,
	RECEIVED,
	SOURCES,
	UNSORTED,
	unsortedLeftOut,
	WITHDRAWN,
} from "./figures-texts"
import { RatingLine } from "./rating-line"
import { wallPath } from "./wall-path"
import { dayInWords } from "./wall-texts"

/** How many testimonials a business received, and what became of them. */
export function FiguresPage({ figures }: { figures: Figures }) {
	const { business, rating, unsorted } = figures
	return (
		<PublicFrame
			business={{ name: business.name, logoUrl: business.logo_url, brandColor: business.brand_color }}
			footer={POWERED_BY}
		>
			<div className="flex max-w-xl flex-col gap-8 md:pt-4">
				<h1 className="font-display text-xl break-words md:text-2xl">{figuresTitle(business.name)}</h1>
				<section className="flex flex-col gap-3">
					<h2 className="text-lg font-medium">{AVERAGE}</h2>
					{rating ? <RatingLine rating={rating} /> : <p>{NO_AVERAGE}</p>}
					{rating && <p className="text-base text-ink-muted">{averageMade(rating.count)}</p>}
					{rating?.since && unsorted > 0 && (
						<p className="text-base text-ink-muted">{unsortedLeftOut(unsorted, dayInWords(rating.since))}</p>
					)}
				</section>
				<FigureList
					title={OUTCOMES}
					rows={[
						[RECEIVED, figures.received],
						[APPROVED, figures.approved],
						[PENDING, figures.pending],
						...figures.reasons.map(({ reason, count }): Row => [REASONS[reason], count]),
						[NOT_SAID, figures.rejected],
						...(unsorted > 0 ? [[UNSORTED, unsorted] as Row] : []),
						[WITHDRAWN, figures.withdrawn],
					]}
				/>
				<FigureList
					title={SOURCES}
					rows={[
						[INVITED, figures.invited],
						[IMPORTED, figures.imported],
						[GIFT, figures.gift],
					]}
				/>
				<a href={wallPath(business.slug)} className={`${buttonClass({ size: "lg" })} w-fit`}>
					{BACK_TO_WALL}
				</a>
			</div>
		</PublicFrame>
	)
}

type Row = [label: string, count: number]

function FigureList({ title, rows }: { title: string; rows: Row[] }) {
	return (
		<section className="flex flex-col gap-3">
			<h2 className="text-lg font-medium">{title}</h2>
			<dl className="flex flex-col">
				{rows.map(([label, count]) => (
					<div key={label} className="flex justify-between gap-6 border-b border-line py-2">
						<dt className="text-ink-muted">{label}</dt>
						<dd className="tabular-nums">{count.toLocaleString("en-US")}</dd>
					</div>
				))}
			</dl>
		</section>
	)
}
