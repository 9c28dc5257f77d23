import type { Question, ScoringConfig } from "@/lib/client/contract"
import { bestPoints } from "@/lib/quizzes/points-of"
import { counted } from "../quiz-texts"

/** The most points that all questions can give together, while they are edited. */
export function PointsTotal({ questions, config }: { questions: Question[]; config: ScoringConfig }) {
	const scored = questions.filter((question) => (bestPoints(question) ?? 0) > 0)
	const simple = config.scoring_method === "simple"
	const sum = scored.reduce((all, each) => all + (bestPoints(each) ?? 0) * (simple ? 1 : each.weight), 0)
	return (
		<p className="text-ink-muted tabular-nums">
			<data value={sum} className="text-lg font-medium text-ink">
				{counted(Math.round(sum * 100) / 100, "point")}
			</data>{" "}
			to earn{simple ? "" : ", weighted,"} in {scored.length} of {counted(questions.length, "question")}
		</p>
	)
}
