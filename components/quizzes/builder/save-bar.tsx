import { DiscardButton } from "@/components/forms/discard-button"
import { bottomBar } from "@/components/ui/bottom-bar"
import { Button } from "@/components/ui/button"
import { classNames } from "@/components/ui/class-names"
import { Notice } from "@/components/ui/notice"
import type { QuizDraft } from "./use-quiz-draft"

/** Sticks to the screen's lower edge while there are unsaved changes. Otherwise it sits at the end of the page. */
export function SaveBar({ draft }: { draft: QuizDraft }) {
	const { dirty, busy, failure } = draft
	return (
		<div
			ref={bottomBar}
			className={classNames(
				"-mx-4 flex flex-col gap-3 border-t border-line bg-area px-4 py-3",
				dirty && "sticky bottom-0 z-20",
			)}
		>
			{failure && (
				<Notice tone="danger" role="alert">
					{failure}
				</Notice>
			)}
			<div className="flex items-center gap-3">
				<p role="status" className="min-w-0 flex-1 text-ink-muted">
					{dirty ? "Unsaved changes, kept in this tab" : "Everything is saved"}
				</p>
				<DiscardButton dirty={dirty} disabled={busy !== null} what="The quiz goes back" onDiscard={draft.discard} />
				<Button variant="primary" busy={busy === "save"} disabled={!dirty || busy !== null} onClick={draft.save}>
					Save Quiz
				</Button>
			</div>
		</div>
	)
}
