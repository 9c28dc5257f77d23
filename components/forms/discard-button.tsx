import { useState } from "react"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"

export interface DiscardButtonProps {
	/** The button is gone where there is nothing to discard. */
	dirty: boolean
	disabled: boolean
	/** What goes back: "The quiz goes back". */
	what: string
	onDiscard(): void
}

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
