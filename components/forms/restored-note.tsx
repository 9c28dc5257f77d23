import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"

/** Stands above fields that hold text from an earlier visit, so that no user takes it for what is saved. */
export function RestoredNote({ busy, onDiscard }: { busy: boolean; onDiscard(): void }) {
	return (
		<Notice
			tone="warning"
			role="status"
			title="Unsaved changes from before"
			action={
				<Button size="sm" disabled={busy} onClick={onDiscard} data-form-action>
					Discard
				</Button>
			}
		>
			You left them here without saving. They are in place only once you save.
		</Notice>
	)
}
