import { type RefObject, useEffect, useRef } from "react"
import { DiscardButton } from "@/components/forms/discard-button"
import { bottomBar } from "@/components/ui/bottom-bar"
import { Button } from "@/components/ui/button"
import type { ButtonVariant } from "@/components/ui/button-class"
import { commonWords } from "@/components/ui/common-words"
import { Notice } from "@/components/ui/notice"
import { Spinner } from "@/components/ui/spinner"
import { captionsWords } from "./captions-words"
import type { CaptionsDraft } from "./use-captions-draft"

/** Always in view, since captions run longer than any screen. */
export function CaptionsBar({ draft, readOnly }: { draft: CaptionsDraft; readOnly: boolean }) {
	const { dirty, busy, failure, saved } = draft
	const approved = saved?.state === "approved"
	const isOff = busy !== null || readOnly
	const saveButton = useRef<HTMLButtonElement>(null)
	const wasApproved = useRef(approved)

	// Approve disappears after its press, so the focus moves to Save.
	useEffect(() => {
		if (approved && !wasApproved.current && document.activeElement === document.body) saveButton.current?.focus()
		wasApproved.current = approved
	}, [approved])

	return (
		<div
			ref={bottomBar}
			className="sticky bottom-0 z-20 -mx-4 flex flex-col gap-3 border-t border-line bg-area px-4 py-3 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0"
		>
			{failure && (
				<Notice tone="danger" role="alert">
					{failure}
				</Notice>
			)}
			<div className="flex flex-wrap items-center justify-end gap-2">
				<p role="status" className="min-w-40 flex-1 text-ink-muted">
					{statusText(draft)}
				</p>
				<DiscardButton
					dirty={dirty}
					disabled={busy !== null}
					what={captionsWords.discardWhat}
					onDiscard={draft.discard}
				/>
				<BarButton
					buttonRef={saveButton}
					variant={approved ? "primary" : "secondary"}
					busy={busy === "save"}
					off={!dirty || isOff}
					onPress={draft.save}
				>
					{commonWords.save}
				</BarButton>
				{!approved && (
					<BarButton
						variant="primary"
						busy={busy === "approve"}
						off={draft.cues.length === 0 || isOff}
						onPress={draft.approve}
					>
						{captionsWords.approve}
					</BarButton>
				)}
			</div>
		</div>
	)
}

interface BarButtonProps {
	buttonRef?: RefObject<HTMLButtonElement | null>
	variant: ButtonVariant
	busy: boolean
	off: boolean
	onPress(): void
	children: string
}

/** Its own press turns it off. It uses aria-disabled, because a disabled button would lose the focus. */
function BarButton({ buttonRef, variant, busy, off, onPress, children }: BarButtonProps) {
	return (
		<Button
			ref={buttonRef}
			variant={variant}
			aria-busy={busy || undefined}
			aria-disabled={off || undefined}
			// Leaving a text field shows its error, which would move the bar away under the press.
			onMouseDown={(event) => event.preventDefault()}
			onClick={() => !off && onPress()}
		>
			{busy && <Spinner />}
			{children}
		</Button>
	)
}

function statusText({ dirty, saved }: CaptionsDraft): string {
	if (!dirty && !saved) return captionsWords.notSavedYet
	if (dirty) return captionsWords.unsavedChanges
	if (saved?.state !== "approved") return captionsWords.savedDraft
	return saved.in_knowledge ? captionsWords.onPageAndChatbot : captionsWords.onPage
}
