import { lazyPart } from "@/components/ui/lazy-part"
import { PartNotLoaded } from "@/components/ui/part-not-loaded"
import { useFocusOnArrival } from "./step-title"

/** A reload brings the visitor back to this step with every answer, where the browser stores anything. */
function StepNotLoaded() {
	const arrived = useFocusOnArrival<HTMLDivElement>()
	return (
		<div
			ref={arrived}
			tabIndex={-1}
			className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-6 py-16 outline-none"
		>
			<PartNotLoaded />
		</div>
	)
}

export const LazyQuestionStep = lazyPart(
	() => import("./question-step").then(({ QuestionStep }) => QuestionStep),
	StepNotLoaded,
)
export const LazyQuizEnd = lazyPart(() => import("./quiz-end").then(({ QuizEnd }) => QuizEnd), StepNotLoaded)

/** While the first call is on its way: the network may be gone when the steps come. */
export function preloadSteps(): void {
	LazyQuestionStep.preload()
	LazyQuizEnd.preload()
}
