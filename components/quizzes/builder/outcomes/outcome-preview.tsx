import { commonWords } from "@/components/ui/common-words"
import type { Outcome } from "@/lib/client/contract"
import { outcomeWords } from "../../admin-words"
import { QuizResultView } from "../../result-page/quiz-result-view"
import type { QuizContent } from "../content/quiz-values"
import { exampleResult, isReachedByVotes } from "./example-result"

export function OutcomePreview({ outcome, content }: { outcome: Outcome; content: QuizContent }) {
	return (
		<section aria-label={commonWords.preview} className="flex flex-col gap-2">
			<p className="text-ink-muted">
				{isReachedByVotes(outcome, content) ? outcomeWords.previewVoted : outcomeWords.previewAbout}
			</p>
			<div inert>
				<QuizResultView
					quizName={content.quiz_name}
					result={exampleResult(outcome, content)}
					userEmail={outcomeWords.exampleEmail}
					heading="h2"
				/>
			</div>
		</section>
	)
}
