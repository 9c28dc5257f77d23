import { t } from "@/lib/languages/t"
import * as quizWords from "../quiz-words"

export function ProgressLine({ behind, total }: { behind: number; total: number }) {
	return (
		<div
			role="progressbar"
			aria-label={t(quizWords.progress)}
			aria-valuemin={0}
			aria-valuemax={total}
			aria-valuenow={behind}
			aria-valuetext={quizWords.questionsDone(behind, total)}
			className="h-1 bg-sunken"
		>
			<div className="h-full bg-accent transition-[width]" style={{ width: `${(100 * behind) / total}%` }} />
		</div>
	)
}
