import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import * as uiWords from "@/components/ui/ui-words"

export interface DialogButtonsProps {
	label: string
	busy: boolean
	failure: string | null
	onCancel(): void
}

export function DialogButtons({ label, busy, failure, onCancel }: DialogButtonsProps) {
	return (
		<>
			{failure && (
				<Notice tone="danger" role="alert">
					{failure}
				</Notice>
			)}
			<div className="flex flex-wrap justify-end gap-3">
				<Button onClick={onCancel} disabled={busy}>
					{uiWords.cancel}
				</Button>
				<Button type="submit" variant="primary" busy={busy}>
					{label}
				</Button>
			</div>
		</>
	)
}
