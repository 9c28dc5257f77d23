import type { QuizResult } from "@/lib/client/contract"
import { scoreBadge } from "@/lib/quizzes/score-badge"
import { SCORE_LABELS } from "../quiz-texts"

export interface QuizResultViewProps {
	quizName: string
	result: QuizResult
	userEmail: string | null
	heading?: "h1" | "h2"
}

/** The result in its colours, until the quiz's own page brings the real one. */
export function QuizResultView({ quizName, result, heading: Heading = "h1" }: QuizResultViewProps) {
	const { outcome, categories, percentage_score } = result
	const design = outcome?.result_design
	return (
		<section
			className="flex flex-col gap-5 overflow-hidden rounded-surface border border-line p-6 wrap-anywhere"
			style={{ background: design?.background_color, color: design?.text_color }}
		>
			<p className="text-sm">{quizName}</p>
			<p className="font-display text-2xl tabular-nums" style={{ color: design?.accent_color }}>
				{percentage_score}%
			</p>
			{design?.show_performance_badge && (
				<p className="text-sm font-medium">{SCORE_LABELS[scoreBadge(percentage_score)]}</p>
			)}
			<Heading className="font-display text-xl">{outcome?.title}</Heading>
			<p className="text-base whitespace-pre-line">{outcome?.description}</p>
			{outcome?.custom_message && <p className="text-base whitespace-pre-line">{outcome.custom_message}</p>}
			{design?.show_category_breakdown && (
				<ul className="flex flex-col gap-2 text-sm">
					{categories.map(({ name, percentage }) => (
						<li key={name} className="flex justify-between gap-4">
							<span>{name}</span>
							<span>{percentage}%</span>
						</li>
					))}
				</ul>
			)}
		</section>
	)
}
