import { NewerNotice } from "@/components/forms/newer-notice"
import { QUIZ_STALE } from "@/lib/quizzes/texts"
import { NEWER_APART, NEWER_BOTH, NEWER_LOAD, NEWER_LOADED, THEIRS_USED, USE_THEIRS } from "../admin-texts"
import { PART_LABELS, type QuizContent } from "./content/quiz-values"
import type { QuizDraft } from "./use-quiz-draft"

const WORDS = {
	title: QUIZ_STALE,
	load: NEWER_LOAD,
	loaded: NEWER_LOADED,
	apart: NEWER_APART,
	both: NEWER_BOTH,
	use: USE_THEIRS,
	used: THEIRS_USED,
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
