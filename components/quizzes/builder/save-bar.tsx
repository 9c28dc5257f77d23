import { useState } from "react"
import { bottomBar } from "@/components/ui/bottom-bar"
import { Button } from "@/components/ui/button"
import { classNames } from "@/components/ui/class-names"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { Notice } from "@/components/ui/notice"
import type { QuizDraft } from "./use-quiz-draft"

/** Sticks to the screen's lower edge while there are unsaved changes. Otherwise it sits at the end of the page. */
export function SaveBar({ draft }: { draft: QuizDraft }) {
	const [discarding, setDiscarding] = useState(false)
	const { dirty, busy, failure } = draft
	return (
		<>
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
					{dirty && (
						<Button variant="quiet" disabled={busy !== null} onClick={() => setDiscarding(true)}>
							Discard
						</Button>
					)}
					<Button variant="primary" busy={busy === "save"} disabled={!dirty || busy !== null} onClick={draft.save}>
						Save Quiz
					</Button>
				</div>
			</div>
			<ConfirmDialog
				open={discarding}
				onOpenChange={setDiscarding}
				title="Discard your changes?"
				description="The quiz goes back to how it was saved last. This action cannot be undone."
				confirmLabel="Discard"
				onConfirm={draft.discard}
			/>
		</>
	)
}
