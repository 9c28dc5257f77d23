import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { formWords } from "./form-words"

/** Above fields that hold text from an earlier visit, so that no user takes it for what is saved. */
export function RestoredNote({ busy, onDiscard }: { busy: boolean; onDiscard(): void }) {
	return (
		<Notice
			tone="warning"
			role="status"
			title={formWords.unsavedFromBefore}
			action={
				<Button size="sm" disabled={busy} onClick={onDiscard} data-form-action>
					{formWords.discard}
				</Button>
			}
		>
			{formWords.unsavedMeans}
		</Notice>
	)
}
