import type { AnswerInDetail } from "@/lib/client/contract"
import { writtenLang } from "@/lib/languages/own"
import { t } from "@/lib/languages/t"
import { Bar } from "./bar"
import * as resultWords from "./result-words"

/** More answers at first would push the next action out of view. */
const SHOWN_AT_ONCE = 10

export interface AnswersInDetailProps {
	answers: AnswerInDetail[]
	/** False shows numbers only. */
	charts: boolean
}

export function AnswersInDetail({ answers, charts }: AnswersInDetailProps) {
	return (
		<details open={answers.length <= SHOWN_AT_ONCE} className="border-t border-line pt-5">
			<summary className="min-h-11 py-2 text-sm font-medium text-ink-muted">{t(resultWords.answersInDetail)}</summary>
			<ol className="flex flex-col gap-6 pt-2">
				{answers.map((each) => (
					<li key={each.number} className="flex flex-col gap-1.5">
						<p className="text-base font-medium wrap-anywhere">
							{each.number}. <span {...mark(each, "question")}>{each.question}</span>
						</p>
						<p className="text-sm text-ink-muted wrap-anywhere">
							<span {...mark(each, "category")}>{each.category}</span> · {each.points}
						</p>
						<p
							{...mark(each, "answer")}
							className={each.answered ? "whitespace-pre-line wrap-anywhere" : "text-ink-muted"}
						>
							{each.answer}
						</p>
						{charts && each.share !== null && <Bar share={each.share} />}
					</li>
				))}
			</ol>
		</details>
	)
}

const mark = ({ untranslated }: AnswerInDetail, part: NonNullable<AnswerInDetail["untranslated"]>[number]) =>
	untranslated?.includes(part) ? writtenLang() : {}
