import * as uiWords from "@/components/ui/ui-words"
import { DRAG_KEYS } from "./use-order"

export function OrderNotes({ said }: { said: string }) {
	return (
		<>
			<p id={DRAG_KEYS} className="sr-only">
				{uiWords.moveHelp}
			</p>
			<p role="status" className="sr-only">
				{said}
			</p>
		</>
	)
}
