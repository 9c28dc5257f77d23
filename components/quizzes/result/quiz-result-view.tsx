import type { Ref } from "react"
import { Button } from "@/components/ui/button"
import { Glyph } from "@/components/ui/glyph"
import type { QuizResult } from "@/lib/client/contract"
import { scoreBadge } from "@/lib/quizzes/score-badge"
import { CategoryBars } from "./category-bars"
import { panelStyle } from "./panel-style"
import { type ReportDownload, ResultAction } from "./result-action"
import { BADGES, RESULT_TEXTS } from "./result-texts"
import { ScoreRing } from "./score-ring"

export interface QuizResultViewProps {
	quizName: string
	result: QuizResult
	/** Where an outcome's mail went; null where no address was given. */
	userEmail: string | null
	report?: ReportDownload
	/** Without it the button is drawn and does nothing, as in a preview. */
	onTakeAgain?(): void
	/** Its level in the page around. */
	heading?: "h1" | "h2"
	headingRef?: Ref<HTMLHeadingElement>
}

/**
 * What somebody is told who took a quiz, on the quiz's page and in the editor's preview alike: it knows nothing but its
 * props. Without an outcome a neutral result in the page's own colours.
 */
export function QuizResultView({ quizName, result, userEmail, report, onTakeAgain, ...head }: QuizResultViewProps) {
	const { outcome, categories, percentage_score } = result
	const { heading: Heading = "h1", headingRef } = head
	const design = outcome?.result_design
	const showsBars = (design?.show_category_breakdown ?? true) && categories.length > 0
	return (
		<section
			aria-label={RESULT_TEXTS.neutralTitle}
			style={design && panelStyle(design)}
			className="@container overflow-hidden rounded-surface border border-line bg-surface text-ink"
		>
			<div className="flex flex-col gap-8 px-5 py-7 @min-[36rem]:p-10">
				<div className="flex flex-col gap-6 @min-[36rem]:flex-row-reverse @min-[36rem]:items-start @min-[36rem]:justify-between">
					<div className="flex flex-wrap items-center gap-5 @min-[36rem]:flex-col @min-[36rem]:gap-3">
						<ScoreRing percentage={percentage_score} />
						<div className="flex flex-col gap-2 @min-[36rem]:items-center">
							{(design?.show_performance_badge ?? true) && (
								<p className="w-fit rounded-full border border-accent px-3 py-1 text-sm font-medium text-accent-text">
									{BADGES[scoreBadge(percentage_score)]}
								</p>
							)}
							<p className="text-sm text-ink-muted tabular-nums">
								{RESULT_TEXTS.points(result.total_score, result.max_possible_score)}
							</p>
						</div>
					</div>
					<div className="flex min-w-0 flex-1 flex-col gap-3 wrap-anywhere">
						<p className="text-sm text-ink-muted">{quizName}</p>
						<Heading ref={headingRef} tabIndex={-1} className="font-display text-xl outline-none @min-[36rem]:text-2xl">
							{outcome?.title ?? RESULT_TEXTS.neutralTitle}
						</Heading>
						<p className="max-w-prose text-base whitespace-pre-line">
							{outcome ? outcome.description : RESULT_TEXTS.neutral(quizName)}
						</p>
					</div>
				</div>
				{outcome?.custom_message && (
					<p className="max-w-prose border-l-2 border-accent pl-4 text-base whitespace-pre-line wrap-anywhere">
						{outcome.custom_message}
					</p>
				)}
				{outcome && <ResultAction outcome={outcome} userEmail={userEmail} report={report} />}
				{showsBars && (
					<div className="flex flex-col gap-4 border-t border-line pt-7">
						<p className="text-sm font-medium text-ink-muted">{RESULT_TEXTS.categories}</p>
						<CategoryBars categories={categories} />
					</div>
				)}
				<div className="border-t border-line pt-5">
					<Button variant="quiet" onClick={onTakeAgain}>
						<Glyph name="retry" />
						{RESULT_TEXTS.again}
					</Button>
				</div>
			</div>
		</section>
	)
}
