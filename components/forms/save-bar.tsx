import { bottomBar } from "@/components/ui/bottom-bar"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { DiscardButton, type DiscardButtonProps } from "./discard-button"

export interface SaveBarProps extends Pick<DiscardButtonProps, "dirty" | "what" | "onDiscard"> {
	/** What is not saved yet, or that all is. */
	status: string
	failure: string | null
	busy: boolean
	saving: boolean
	label: string
	onSave(): void
}

/** Always at the screen's lower edge. */
export function SaveBar({ dirty, status, failure, busy, saving, label, what, onDiscard, onSave }: SaveBarProps) {
	return (
		<div
			ref={bottomBar}
			className="sticky bottom-0 z-20 -mx-4 flex flex-col gap-3 border-t border-line bg-area px-4 py-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
		>
			{failure && (
				<Notice tone="danger" role="alert">
					{failure}
				</Notice>
			)}
			<div className="flex items-center gap-3">
				<p role="status" className="line-clamp-2 min-w-0 flex-1 text-ink-muted">
					{status}
				</p>
				<DiscardButton dirty={dirty} disabled={busy} what={what} onDiscard={onDiscard} />
				<Button variant="primary" busy={saving} disabled={!dirty || busy} onClick={onSave}>
					{label}
				</Button>
			</div>
		</div>
	)
}
