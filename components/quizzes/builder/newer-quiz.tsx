import { NewerNotice } from "@/components/forms/newer-notice"
import { QUIZ_STALE } from "@/lib/quizzes/texts"
import { PART_LABELS, type QuizContent } from "./content/quiz-values"
import type { QuizDraft } from "./use-quiz-draft"

const WORDS = {
	title: QUIZ_STALE,
	load: "Load the newer version",
	loaded: "The newer version is loaded",
	apart: "What you changed concerns other parts. You can save now.",
	both: "You both changed these. Yours stand until you choose otherwise, and Save Quiz puts them in place.",
	use: "Use theirs",
	used: "Theirs in use",
	labelOf: (field: string) => PART_LABELS[field as keyof QuizContent] ?? field,
}

export function NewerQuiz({ draft }: { draft: QuizDraft }) {
	return (
		<NewerNotice
			stale={draft.stale}
			values={draft.values}
			words={WORDS}
			busy={draft.busy === "newer"}
			onLoad={draft.takeNewer}
			onUse={({ field, theirs }) => draft.take(field as keyof QuizContent, String(theirs))}
		/>
	)
}
