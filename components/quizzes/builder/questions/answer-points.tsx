import type { Question } from "@/lib/client/contract"
import { possibleAnswers } from "@/lib/quizzes/answer-types"
import { pointsOf } from "@/lib/quizzes/points-of"
import { questionWords } from "../../admin-words"
import { NumberField } from "../parts/number-field"
import { POINTS_MAX } from "./points-max"

export function AnswerPoints({ question, onChange }: { question: Question; onChange(question: Question): void }) {
	return (
		<fieldset>
			<legend className="mb-1.5 text-sm font-medium">{questionWords.pointsEach}</legend>
			<div className="grid grid-cols-3 gap-3 sm:max-w-lg sm:grid-cols-5">
				{(possibleAnswers(question) ?? []).map((answer) => (
					<NumberField
						key={answer}
						label={answer}
						min={0}
						max={POINTS_MAX}
						fractions
						value={pointsOf(question, answer)}
						onValue={(points) => onChange({ ...question, points: { ...question.points, [answer]: points } })}
					/>
				))}
			</div>
		</fieldset>
	)
}
