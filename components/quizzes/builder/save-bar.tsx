import { DiscardButton } from "@/components/forms/discard-button"
import { bottomBar } from "@/components/ui/bottom-bar"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { quizEditorWords } from "../admin-words"
import { withoutUntouched } from "./content/content-edits"
import { unsavedParts } from "./content/unsaved-parts"
import type { QuizDraft } from "./use-quiz-draft"

/** Always at the screen's lower edge: says what is not saved yet, and saves it, open forms included. */
export function SaveBar({ draft }: { draft: QuizDraft }) {
	const { dirty, busy, failure, before, content } = draft
	return (
		<div
			ref={bottomBar}
			className="sticky bottom-0 z-20 -mx-4 flex flex-col gap-3 border-t border-line bg-area px-4 py-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
		>
			{failure && (
				<Notice tone="danger" role="alert">
					{failure}
				</Notice>
			)}
			<div className="flex items-center gap-3">
				<p role="status" className="line-clamp-2 min-w-0 flex-1 text-ink-muted">
					{dirty ? quizEditorWords.unsaved(unsavedParts(before, withoutUntouched(content))) : quizEditorWords.allSaved}
				</p>
				<DiscardButton
					dirty={dirty}
					disabled={busy !== null}
					what={quizEditorWords.discardWhat}
					onDiscard={draft.discard}
				/>
				<Button variant="primary" busy={busy === "save"} disabled={!dirty || busy !== null} onClick={draft.save}>
					{quizEditorWords.save}
				</Button>
			</div>
		</div>
	)
}
