import { NewerNotice } from "@/components/forms/newer-notice"
import { quizRefusals } from "@/lib/quizzes/words"
import { quizEditorWords } from "../admin-words"
import { PART_LABELS, type QuizContent } from "./content/quiz-values"
import type { QuizDraft } from "./use-quiz-draft"

const WORDS = {
	title: quizRefusals.stale,
	load: quizEditorWords.newerLoad,
	loaded: quizEditorWords.newerLoaded,
	apart: quizEditorWords.newerApart,
	both: quizEditorWords.newerBoth,
	use: quizEditorWords.useTheirs,
	used: quizEditorWords.theirsUsed,
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
