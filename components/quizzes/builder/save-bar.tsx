import { SaveBar } from "@/components/forms/save-bar"
import { quizEditorWords } from "../admin-words"
import { withoutUntouched } from "./content/content-edits"
import { unsavedParts } from "./content/unsaved-parts"
import type { QuizDraft } from "./use-quiz-draft"

/** Says what is not saved yet, and saves it, open forms included. */
export function QuizSaveBar({ draft }: { draft: QuizDraft }) {
	const { dirty, busy, failure, before, content } = draft
	return (
		<SaveBar
			dirty={dirty}
			status={
				dirty ? quizEditorWords.unsaved(unsavedParts(before, withoutUntouched(content))) : quizEditorWords.allSaved
			}
			failure={failure}
			busy={busy !== null}
			saving={busy === "save"}
			label={quizEditorWords.save}
			what={quizEditorWords.discardWhat}
			onDiscard={draft.discard}
			onSave={draft.save}
		/>
	)
}
