import { useState } from "react"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { formWords } from "./form-words"

export interface DiscardButtonProps {
	dirty: boolean
	disabled: boolean
	/** The beginning of the sentence, such as "The quiz will revert". */
	what: string
	onDiscard(): void
}

export function DiscardButton({ dirty, disabled, what, onDiscard }: DiscardButtonProps) {
	const [asking, setAsking] = useState(false)
	return (
		<>
			{dirty && (
				<Button variant="quiet" disabled={disabled} onClick={() => setAsking(true)}>
					{formWords.discard}
				</Button>
			)}
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				title={formWords.discardAsk}
				description={formWords.discardMeans(what)}
				confirmLabel={formWords.discard}
				onConfirm={onDiscard}
			/>
		</>
	)
}
