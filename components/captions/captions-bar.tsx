import { useState } from "react"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { Notice } from "@/components/ui/notice"
import type { CaptionsDraft } from "./use-captions-draft"

/** Always in sight: what is being edited is longer than any screen. */
export function CaptionsBar({ draft, readOnly }: { draft: CaptionsDraft; readOnly: boolean }) {
	const [discarding, setDiscarding] = useState(false)
	const { dirty, busy, failure, saved } = draft
	const approved = saved?.state === "approved"
	const busyWith = busy !== null || readOnly
	return (
		<>
			<div className="sticky bottom-0 z-20 -mx-4 flex flex-col gap-3 border-t border-line bg-area px-4 py-3 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0">
				{failure && (
					<Notice tone="danger" role="alert">
						{failure}
					</Notice>
				)}
				<div className="flex flex-wrap items-center justify-end gap-2">
					<p role="status" className="min-w-40 flex-1 text-ink-muted">
						{statusText(draft)}
					</p>
					{dirty && (
						<Button variant="quiet" disabled={busy !== null} onClick={() => setDiscarding(true)}>
							Discard
						</Button>
					)}
					<Button
						variant={approved ? "primary" : "secondary"}
						busy={busy === "save"}
						disabled={!dirty || busyWith}
						onClick={draft.save}
					>
						Save
					</Button>
					{!approved && (
						<Button
							variant="primary"
							busy={busy === "approve"}
							disabled={draft.cues.length === 0 || busyWith}
							onClick={draft.approve}
						>
							Approve
						</Button>
					)}
				</div>
			</div>
			<ConfirmDialog
				open={discarding}
				onOpenChange={setDiscarding}
				title="Discard your changes?"
				description="The captions go back to how they were saved last. This action cannot be undone."
				confirmLabel="Discard"
				onConfirm={draft.discard}
			/>
		</>
	)
}

function statusText({ dirty, saved }: CaptionsDraft): string {
	if (dirty) return "Unsaved changes, kept in this tab"
	if (saved?.state !== "approved") return "Saved. Only you see this draft"
	return saved.in_knowledge ? "Shown on the shared page, known to your chatbot" : "Shown on the shared page"
}
