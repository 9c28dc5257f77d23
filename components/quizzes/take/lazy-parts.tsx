import { lazyPart } from "@/components/ui/lazy-part"
import * as uiWords from "@/components/ui/ui-words"
import { t } from "@/lib/languages/t"

/** A reload brings the visitor back to this step, with every answer. */
const NotLoaded = () => (
	<div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-6 py-16">
		<p role="alert" className="text-base">
			{t(uiWords.partNotLoaded)}
		</p>
	</div>
)

export const LazyQuestionStep = lazyPart(
	() => import("./question-step").then(({ QuestionStep }) => QuestionStep),
	NotLoaded,
)
export const LazyQuizEnd = lazyPart(() => import("./quiz-end").then(({ QuizEnd }) => QuizEnd), NotLoaded)

/** While the first call is on its way: the network may be gone when the steps come. */
export function preloadSteps(): void {
	LazyQuestionStep.preload()
	LazyQuizEnd.preload()
}
