import { useState } from "react"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { DISCARD, DISCARD_ASK, discardMeans } from "./form-texts"

export interface DiscardButtonProps {
	/** False hides the button. */
	dirty: boolean
	disabled: boolean
	/** The beginning of the sentence, such as "The quiz will revert". */
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
					{DISCARD}
				</Button>
			)}
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				title={DISCARD_ASK}
				description={discardMeans(what)}
				confirmLabel={DISCARD}
				onConfirm={onDiscard}
			/>
		</>
	)
}
