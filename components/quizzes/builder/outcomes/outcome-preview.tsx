import type { Outcome } from "@/lib/client/contract"
import { EXAMPLE_EMAIL, PREVIEW, PREVIEW_ABOUT } from "../../admin-texts"
import { QuizResultView } from "../../result-page/quiz-result-view"
import type { QuizContent } from "../content/quiz-values"
import { exampleResult } from "./example-result"

/** The visitors' own component with an example result. Inert. */
export function OutcomePreview({ outcome, content }: { outcome: Outcome; content: QuizContent }) {
	return (
		<section aria-label={PREVIEW} className="flex flex-col gap-2">
			<p className="text-ink-muted">{PREVIEW_ABOUT}</p>
			<div inert>
				<QuizResultView
					quizName={content.quiz_name}
					result={exampleResult(outcome, content)}
					userEmail={EXAMPLE_EMAIL}
					heading="h2"
				/>
			</div>
		</section>
	)
}
