import { useState } from "react"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"

export interface DiscardButtonProps {
	/** False hides the button. */
	dirty: boolean
	disabled: boolean
	/** The beginning of the sentence, such as "The quiz goes back". */
	what: string
	onDiscard(): void
}

/** Asks once, then discards the changes. */
export function DiscardButton({ dirty, disabled, what, onDiscard }: DiscardButtonProps) {
	const [asking, setAsking] = useState(false)
	return (
		<>
			{dirty && (
				<Button variant="quiet" disabled={disabled} onClick={() => setAsking(true)}>
					Discard
				</Button>
			)}
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				title="Discard your changes?"
				description={`${what} to how it was saved last. This action cannot be undone.`}
				confirmLabel="Discard"
				onConfirm={onDiscard}
			/>
		</>
	)
}
