import type { Question, ScoringConfig } from "@/lib/client/contract"
import { bestPoints } from "@/lib/quizzes/points-of"
import { questionWords } from "../../admin-words"

/** The most points that all questions can give together, while they are edited. */
export function PointsTotal({ questions, config }: { questions: Question[]; config: ScoringConfig }) {
	const scored = questions.filter((question) => (bestPoints(question) ?? 0) > 0)
	const isWeighted = config.scoring_method !== "simple" && scored.some(({ weight }) => weight > 1)
	const sum = scored.reduce((all, each) => all + (bestPoints(each) ?? 0) * (isWeighted ? each.weight : 1), 0)
	return (
		<p className="text-ink-muted tabular-nums">
			<data value={sum} className="font-medium text-ink">
				{questionWords.upTo(Math.round(sum * 100) / 100)}
			</data>
			{isWeighted && ` (${questionWords.weightsIncluded})`}
			{` · ${questionWords.scoredOf(scored.length, questions.length)}`}
		</p>
	)
}
