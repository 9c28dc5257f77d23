import type { ReactNode } from "react"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import * as uiWords from "@/components/ui/ui-words"

export interface SaveButtonsProps {
	form: { busy: boolean; cancel(): void }
	label?: string
	size?: "sm"
	children?: ReactNode
}

export function SaveButtons({ form: { busy, cancel }, label = commonWords.save, size, children }: SaveButtonsProps) {
	return (
		<div className="flex gap-2">
			<Button type="submit" size={size} variant="primary" busy={busy} data-form-action>
				{label}
			</Button>
			<Button size={size} onClick={cancel} disabled={busy} data-form-action>
				{uiWords.cancel}
			</Button>
			{children}
		</div>
	)
}
