import { type ReactNode, type Ref, Suspense } from "react"
import { Button } from "@/components/ui/button"
import { Glyph } from "@/components/ui/glyph"
import { lazyPart } from "@/components/ui/lazy-part"
import type { Recommendation, ShownResult } from "@/lib/client/contract"
import { ownWords, ownWordsLang } from "@/lib/languages/own"
import { t } from "@/lib/languages/t"
import { hasOwnColors } from "@/lib/quizzes/has-own-colors"
import { resultView } from "@/lib/quizzes/report/result-view"
import { AnswersInDetail } from "./answers-in-detail"
import { CategoryBars } from "./category-bars"
import { PAGE_STYLE, panelStyle } from "./panel-style"
import { type ReportDownload, ResultAction, type ResultActionProps } from "./result-action"
import * as resultWords from "./result-words"
import { ScoreRing } from "./score-ring"

/** Only few outcomes play one. */
const LazyTestimonial = lazyPart(
	() => import("./played-testimonial").then(({ PlayedTestimonial }) => PlayedTestimonial),
	() => <p className="text-base text-ink-muted">{t(resultWords.testimonialGone)}</p>,
)

export interface QuizResultViewProps {
	quizName: string
	result: ShownResult
	/** Recipient of the outcome's mail, or null if the visitor left no email. */
	userEmail: string | null
	/** Left out without a website, and in a frame, which mostly lies on that website. */
	business?: ResultActionProps["business"]
	report?: ReportDownload
	/** Left out in a preview: the button then does nothing. */
	onTakeAgain?(): void
	heading?: "h1" | "h2"
	headingRef?: Ref<HTMLHeadingElement>
}

/** Says the same as the reports. Uses the page's colors and theme unless the outcome has colors of its own. */
export function QuizResultView({
	quizName,
	result,
	userEmail,
	business,
	report,
	onTakeAgain,
	...head
}: QuizResultViewProps) {
	const { heading: Heading = "h1", headingRef } = head
	const { outcome, categories, badge, colors, ...view } = resultView(result)
	const { charts, recommendations, breakdown } = result
	const reached = result.outcome
	const design = reached?.result_design
	return (
		<section
			aria-label={t(resultWords.resultRegion)}
			style={design && hasOwnColors(design) ? panelStyle(colors) : PAGE_STYLE}
			className="@container overflow-hidden rounded-surface border border-line bg-surface text-ink"
		>
			<div className="flex flex-col gap-8 px-5 py-7 @min-[36rem]:p-10">
				{/* What the score means comes before the number. */}
				<div className="flex flex-col gap-6 @min-[36rem]:flex-row @min-[36rem]:items-start @min-[36rem]:justify-between">
					<div className="flex min-w-0 flex-1 flex-col gap-3 wrap-anywhere">
						<p {...ownWordsLang(quizName)} className="text-sm text-ink-muted">
							{ownWords(quizName)}
						</p>
						<Heading
							ref={headingRef}
							tabIndex={-1}
							{...mark(reached?.title)}
							className="font-display text-xl outline-none @min-[36rem]:text-2xl"
						>
							{outcome.title}
						</Heading>
						<p
							{...mark(reached?.description ?? (result.full || undefined))}
							className="max-w-prose text-base whitespace-pre-line"
						>
							{outcome.description}
						</p>
					</div>
					{!view.unscored && (
						<div className="flex items-center gap-5 @max-[20rem]:flex-wrap @min-[36rem]:flex-col @min-[36rem]:gap-3">
							<ScoreRing percentage={view.percentage} text={view.percentageText} charts={charts} />
							<div className="flex min-w-0 flex-col gap-2 @min-[36rem]:items-center">
								{badge && (
									<p
										style={{ background: badge.color, color: "#ffffff" }}
										className="w-fit rounded-full px-3 py-1 text-sm font-medium"
									>
										{badge.label}
									</p>
								)}
								<p className="text-sm text-ink-muted tabular-nums">{view.pointsText}</p>
								{view.comparisonText && (
									<p className="max-w-44 text-sm text-balance @min-[36rem]:text-center">{view.comparisonText}</p>
								)}
							</div>
						</div>
					)}
				</div>
				{outcome.message && (
					<p
						{...mark(reached?.custom_message)}
						className="max-w-prose border-s-2 border-(--shape) ps-4 text-base whitespace-pre-line wrap-anywhere"
					>
						{outcome.message}
					</p>
				)}
				<ResultAction
					outcome={reached}
					business={result.full === undefined ? business : undefined}
					userEmail={userEmail}
					report={report}
				/>
				{result.testimonial && (
					<Suspense>
						<Part title={t(resultWords.customersSay)}>
							<LazyTestimonial testimonial={result.testimonial} />
						</Part>
					</Suspense>
				)}
				{categories && categories.length > 0 && (
					<Part title={t(resultWords.categories)}>
						<CategoryBars categories={categories} written={result.categories} charts={charts} />
					</Part>
				)}
				{recommendations && (
					<Part title={t(resultWords.recommendations)}>
						<Recommendations recommendations={recommendations} />
					</Part>
				)}
				{breakdown && <AnswersInDetail answers={breakdown} charts={charts} />}
				<div className="-mb-2 border-t border-line pt-5 *:-mx-4">
					<Button variant="quiet" onClick={onTakeAgain}>
						<Glyph name="retry" />
						{t(resultWords.takeAgain)}
					</Button>
				</div>
			</div>
		</section>
	)
}

/** The product's own words for a result without an outcome are in the page's language. */
const mark = (written: string | undefined) => (written === undefined ? {} : ownWordsLang(written))

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="flex flex-col gap-4 border-t border-line pt-7">
			<p className="text-sm font-medium text-ink-muted">{title}</p>
			{children}
		</div>
	)
}

function Recommendations({ recommendations }: { recommendations: Recommendation[] }) {
	return (
		<ul className="flex max-w-prose flex-col gap-4">
			{recommendations.map(({ title, detail }) => (
				<li key={title} className="wrap-anywhere">
					<p className="text-base">{title}</p>
					{detail && <p className="text-sm whitespace-pre-line text-ink-muted">{detail}</p>}
				</li>
			))}
		</ul>
	)
}
