import { PublicFrame } from "@/components/testimonial-pages/public-frame"
import * as sharedPageWords from "@/components/testimonial-pages/shared-page-words"
import { buttonClass } from "@/components/ui/button-class"
import { keepLanguage } from "@/lib/languages/keep-language"
import { t, visitorLocale } from "@/lib/languages/t"
import type { FiguresPage as Figures } from "@/lib/submissions/figures/loaders"
import * as testimonialWords from "@/lib/submissions/words-public"
import * as figuresWords from "./figures-words"
import { wallPath } from "./wall-path"
import * as wallWords from "./wall-words"

export function FiguresPage({ figures }: { figures: Figures }) {
	const { business, rating, unsorted, counted_since } = figures
	return (
		<PublicFrame
			business={{ name: business.name, logoUrl: business.logo_url, brandColor: business.brand_color }}
			footer={t(sharedPageWords.poweredBy)}
		>
			<div className="flex max-w-xl flex-col gap-8 md:pt-4">
				<h1 className="font-display text-xl break-words md:text-2xl">{figuresWords.titleFor(business.name)}</h1>
				<section className="flex flex-col gap-3">
					<h2 className="text-lg font-medium">{t(figuresWords.average)}</h2>
					<p className="text-base text-balance">{rating ? wallWords.rating(rating) : t(figuresWords.noAverage)}</p>
					{rating && <p className="text-base text-ink-muted">{figuresWords.averageMade(rating.count)}</p>}
					{counted_since && unsorted > 0 && (
						<p className="text-base text-ink-muted">
							{figuresWords.unsortedLeftOut(unsorted, testimonialWords.dayInWords(counted_since))}
						</p>
					)}
				</section>
				<FigureList
					title={t(figuresWords.outcomes)}
					rows={[
						[t(figuresWords.received), figures.received],
						[t(figuresWords.approved), figures.approved],
						[t(figuresWords.pending), figures.pending],
						...figures.reasons.map(({ reason, count }): Row => [t(figuresWords.reasons[reason]), count]),
						[t(figuresWords.notSaid), figures.rejected],
						...(unsorted > 0 ? [[t(figuresWords.unsorted), unsorted] as Row] : []),
						[t(figuresWords.withdrawn), figures.withdrawn],
					]}
				/>
				<FigureList
					title={t(figuresWords.sources)}
					rows={[
						[t(figuresWords.invited), figures.invited],
						[t(figuresWords.imported), figures.imported],
						[t(figuresWords.gift), figures.gift],
					]}
				/>
				<a href={keepLanguage(wallPath(business.slug))} className={`${buttonClass({ size: "lg" })} w-fit`}>
					{t(figuresWords.backToWall)}
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
						<dd className="tabular-nums">{count.toLocaleString(visitorLocale())}</dd>
					</div>
				))}
			</dl>
		</section>
	)
}
