import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { DISCARD, UNSAVED_FROM_BEFORE, UNSAVED_MEANS } from "./form-texts"

/** Above fields that hold text from an earlier visit, so that no user takes it for what is saved. */
export function RestoredNote({ busy, onDiscard }: { busy: boolean; onDiscard(): void }) {
	return (
		<Notice
			tone="warning"
			role="status"
			title={UNSAVED_FROM_BEFORE}
			action={
				<Button size="sm" disabled={busy} onClick={onDiscard} data-form-action>
					{DISCARD}
				</Button>
			}
		>
			{UNSAVED_MEANS}
		</Notice>
	)
}
